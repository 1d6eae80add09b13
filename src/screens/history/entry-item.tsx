import { useState } from 'react';
import { formatMoment } from '../../common/format-moment';
import { BusyButton } from '../../components/controls/busy-button';
import { ConfirmDialog } from '../../components/overlays/confirm-dialog';
import { Badge } from '../../components/status/badge';
import type { HistoryEntry, RollBackPreview } from '../../entities/wire/history';
import { downloadReport, loadRollBack, undoChange } from '../../stores/history/history';
import { FieldChanges } from './field-changes';
import { RollBackDialog } from './roll-back-dialog';
import { texts } from './texts';

interface EntryItemProps {
  readonly entry: HistoryEntry;
  readonly mayUndo: boolean;
  /** Whether the entry must name its row, because the list has the entries of a whole screen. */
  readonly isOfScreen: boolean;
  readonly onChanged: () => void;
}

/** A change, or a batch as a whole. */
export function EntryItem({ entry, mayUndo, isOfScreen, onChanged }: EntryItemProps) {
  const { id, at, who, way, action, fields, isUndone, import: imported } = entry;
  const [preview, setPreview] = useState<RollBackPreview>();
  const [isAsking, setAsking] = useState(false);
  const kind = imported?.file && way !== 'selection' ? 'import' : 'rows';
  const words = texts.together[kind];
  const isUndoable = !isUndone && (imported ? imported.changes : fields.length) > 0;

  async function preparePreview() {
    const loaded = await loadRollBack(id, kind);
    setPreview(loaded);
    // Someone may have undone it since.
    if (!loaded) onChanged();
  }

  async function undo() {
    if (await undoChange({ change: id })) onChanged();
    setAsking(false);
  }

  function start() {
    if (imported) return preparePreview();
    // Asks first, because undoing an addition removes the row.
    return action === 'add' ? setAsking(true) : undo();
  }

  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-x-3 py-3">
      <div className="min-w-0">
        <p className="font-medium text-ink">
          {isOfScreen || imported ? texts.of(entry) : texts.actions[action]}
        </p>
        <p className="text-muted text-xs">
          {texts.by(who, way)} · <time dateTime={at}>{formatMoment(at)}</time>
        </p>
        {imported && <p className="mt-1">{texts.counts(imported.counts)}</p>}
      </div>
      <div className="flex shrink-0 flex-col items-end gap-2 sm:flex-row sm:items-center">
        {imported && way !== 'view' && (
          <BusyButton size="sm" run={() => downloadReport(id)}>
            {texts.report}
          </BusyButton>
        )}
        {isUndone && <Badge tone="neutral">{words.done}</Badge>}
        {isUndoable && mayUndo && (
          <BusyButton size="sm" title={action === 'add' ? texts.undoAdd : undefined} run={start}>
            {words.run}
          </BusyButton>
        )}
      </div>
      <div className="col-span-2">
        <FieldChanges fields={fields} isUpdate={action === 'update'} />
      </div>
      {isAsking && (
        <ConfirmDialog
          title={texts.undoAddTitle(entry.title)}
          confirmLabel={words.run}
          onConfirm={undo}
          onCancel={() => setAsking(false)}
        >
          {texts.undoAdd}
        </ConfirmDialog>
      )}
      {preview && (
        <RollBackDialog
          id={id}
          kind={kind}
          title={kind === 'import' ? texts.rollBackTitle : texts.undoTitle(texts.of(entry))}
          preview={preview}
          onDone={onChanged}
          onClose={() => setPreview(undefined)}
        />
      )}
    </li>
  );
}
