import { useState } from 'react';
import { Checkbox } from '../../components/controls/checkbox';
import { Dialog } from '../../components/overlays/dialog';
import type { RollBackPreview, RollBackRow } from '../../entities/wire/history';
import { rollBack } from '../../stores/history/history';
import type { BatchKind } from '../../stores/history/texts';
import { ChangedRows } from './changed-rows';
import { texts } from './texts';

interface RollBackDialogProps {
  readonly id: number;
  readonly kind: BatchKind;
  readonly title: string;
  readonly preview: RollBackPreview;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Shows what rolling a batch back would change, and lets users include rows that have been changed since. */
export function RollBackDialog({ id, kind, title, preview, onDone, onClose }: RollBackDialogProps) {
  const { rows, count, newer, newerCount, rejected, rejectedCount } = preview;
  const [chosen, setChosen] = useState<readonly RollBackRow[]>([]);
  const heading = newerCount + rejectedCount > 0 ? texts.others(count) : undefined;

  async function run() {
    if (!(await rollBack(id, kind, chosen))) return;
    onDone();
    onClose();
  }

  const toggle = (row: RollBackRow) =>
    setChosen(chosen.includes(row) ? chosen.filter((one) => one !== row) : [...chosen, row]);

  return (
    <Dialog
      title={title}
      onClose={onClose}
      action={{
        label: texts.together[kind].run,
        variant: 'danger',
        run,
        disabled: count + chosen.length === 0,
      }}
    >
      <div className="flex flex-col gap-4">
        <p>{texts.willChange(preview, kind === 'import' ? preview.file : texts.thisChange)}</p>
        {newerCount > 0 && (
          <section aria-label={texts.newer(newerCount)}>
            <h3 className="font-semibold">{texts.newer(newerCount)}</h3>
            <p className="text-muted text-xs">{texts.newerHelp}</p>
            {newer.length > 1 && (
              <label className="mt-2 flex items-center gap-2">
                <Checkbox
                  checked={chosen.length === newer.length}
                  onChange={({ target }) => setChosen(target.checked ? newer : [])}
                />
                {texts.selectAll(newer.length, newerCount)}
              </label>
            )}
            <ChangedRows rows={newer} total={newerCount}>
              {(row) => (
                <label className="flex items-center gap-2 font-medium">
                  <Checkbox checked={chosen.includes(row)} onChange={() => toggle(row)} />
                  {row.title}
                </label>
              )}
            </ChangedRows>
          </section>
        )}
        {rejectedCount > 0 && (
          <section aria-label={texts.rejected(rejectedCount)}>
            <h3 className="font-semibold">{texts.rejected(rejectedCount)}</h3>
            <p className="text-muted text-xs">{texts.rejectedHelp}</p>
            <ChangedRows rows={rejected} total={rejectedCount}>
              {(row) => (
                <p className="font-medium">
                  {row.title} <span className="font-normal text-danger text-xs">{row.reason}</span>
                </p>
              )}
            </ChangedRows>
          </section>
        )}
        {count > 0 && (
          <section aria-label={heading}>
            {heading && <h3 className="font-semibold">{heading}</h3>}
            <ChangedRows rows={rows} total={count}>
              {({ title, action }) => (
                <p className="font-medium">
                  {title}{' '}
                  <span className="font-normal text-muted text-xs">
                    {action === 'add' && texts.willBeRemoved}
                    {action === 'remove' && texts.willBeRestored}
                  </span>
                </p>
              )}
            </ChangedRows>
          </section>
        )}
      </div>
    </Dialog>
  );
}
