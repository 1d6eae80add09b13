import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../components/controls/button';
import { Checkbox } from '../../components/controls/checkbox';
import { Dialog } from '../../components/overlays/dialog';
import type { RollBackPreview, RollBackRow } from '../../entities/wire/history';
import { loadRollBack, rollBack } from '../../stores/history/history';
import { FieldChanges } from './field-changes';
import { texts } from './texts';

/** More would make the dialog slow, and no one reads them. */
const MAX_SHOWN = 50;

interface RollBackDialogProps {
  readonly id: number;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Shows what taking an import back would change, and lets users include rows that were changed since. */
export function RollBackDialog({ id, onDone, onClose }: RollBackDialogProps) {
  const [preview, setPreview] = useState<RollBackPreview>();
  const [chosen, setChosen] = useState<ReadonlySet<RollBackRow>>(new Set());
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    let isGone = false;
    void loadRollBack(id).then((found) => {
      if (isGone) return;
      if (found) setPreview(found);
      else onClose();
    });
    return () => {
      isGone = true;
    };
  }, [id, onClose]);

  async function run() {
    setBusy(true);
    const isDone = await rollBack(id, [...chosen]);
    setBusy(false);
    if (!isDone) return;
    onDone();
    onClose();
  }

  const isEmpty = preview?.count === 0 && chosen.size === 0;
  return (
    <Dialog
      title={texts.rollBackTitle}
      onClose={onClose}
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            variant="danger"
            busy={isBusy}
            disabled={!preview || isEmpty}
            onClick={() => void run()}
          >
            {texts.rollBack}
          </Button>
        </>
      }
    >
      {!preview && <p role="status">{texts.loading}</p>}
      {preview && (
        <div className="flex flex-col gap-4">
          <p>{texts.willChange(preview.count, preview.file)}</p>
          {preview.newerCount > 0 && (
            <section aria-label={texts.newer(preview.newerCount)}>
              <h3 className="font-semibold">{texts.newer(preview.newerCount)}</h3>
              <p className="text-muted text-xs">{texts.newerHelp}</p>
              <Rows rows={preview.newer} total={preview.newerCount}>
                {(row) => (
                  // biome-ignore lint/a11y/noLabelWithoutControl: it contains the Checkbox.
                  <label className="flex items-center gap-2 font-medium">
                    <Checkbox
                      checked={chosen.has(row)}
                      onChange={() => setChosen(toggled(chosen, row))}
                    />
                    {row.title}
                  </label>
                )}
              </Rows>
            </section>
          )}
          <Rows rows={preview.rows.slice(0, MAX_SHOWN)} total={preview.count}>
            {({ title }) => <p className="font-medium">{title}</p>}
          </Rows>
        </div>
      )}
    </Dialog>
  );
}

interface RowsProps {
  readonly rows: readonly RollBackRow[];
  readonly total: number;
  readonly children: (row: RollBackRow) => ReactNode;
}

function Rows({ rows, total, children }: RowsProps) {
  return (
    <>
      <ul className="flex flex-col divide-y divide-line">
        {rows.map((row) => (
          <li key={row.row} className="py-2">
            {children(row)}
            <FieldChanges fields={row.fields} isUpdate={row.action === 'update'} />
          </li>
        ))}
      </ul>
      {total > rows.length && (
        <p className="text-muted text-xs">{texts.andMore(total - rows.length)}</p>
      )}
    </>
  );
}

function toggled(rows: ReadonlySet<RollBackRow>, row: RollBackRow): ReadonlySet<RollBackRow> {
  const next = new Set(rows);
  if (!next.delete(row)) next.add(row);
  return next;
}
