import { useState } from 'react';
import { Button } from '../../components/controls/button';
import { Badge } from '../../components/status/badge';
import type { HistoryEntry } from '../../entities/wire/history';
import { downloadReport, undoChange } from '../../stores/history/history';
import { FieldChanges } from './field-changes';
import { texts } from './texts';

const TIME = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

interface EntryItemProps {
  readonly entry: HistoryEntry;
  /** Whether it must say which row it is of. */
  readonly isOfScreen: boolean;
  readonly onUndone: () => void;
  readonly onRollBack: () => void;
}

/** A change, or an import as a whole. */
export function EntryItem({ entry, isOfScreen, onUndone, onRollBack }: EntryItemProps) {
  const { id, at, who, way, action, fields, import: imported } = entry;
  const [isBusy, setBusy] = useState(false);

  async function run(work: () => Promise<unknown>) {
    setBusy(true);
    await work();
    setBusy(false);
  }

  return (
    <li className="flex items-start gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium text-ink">
          {isOfScreen || imported ? texts.of(entry) : texts.actions[action]}
        </p>
        <p className="text-muted text-xs tabular-nums">
          {texts.by(who, way)} · <time dateTime={at}>{TIME.format(new Date(at))}</time>
        </p>
        {imported && <p className="mt-1">{texts.counts(imported.counts)}</p>}
        <FieldChanges fields={fields} isUpdate={action === 'update'} />
      </div>
      <div className="flex shrink-0 flex-col items-end gap-2 sm:flex-row">
        {imported ? (
          <>
            <Button size="sm" busy={isBusy} onClick={() => void run(() => downloadReport(id))}>
              {texts.report}
            </Button>
            {imported.isRolledBack ? (
              <Badge tone="neutral">{texts.rolledBack}</Badge>
            ) : (
              imported.changes > 0 && (
                <Button size="sm" onClick={onRollBack}>
                  {imported.file ? texts.rollBack : texts.undo}
                </Button>
              )
            )}
          </>
        ) : (
          fields.length > 0 && (
            <Button
              size="sm"
              busy={isBusy}
              onClick={() => void run(async () => (await undoChange({ change: id })) && onUndone())}
            >
              {texts.undo}
            </Button>
          )
        )}
      </div>
    </li>
  );
}
