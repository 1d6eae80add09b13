import { useRef, useState } from 'react';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import type { EntityConfig } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { updateRow } from '../../stores/changes';
import { ConflictNotice } from './conflict-notice';
import { FormErrors } from './form-errors';
import { FormFields } from './form-fields';
import { changedTexts, rowTexts, updateBody } from './form-values';
import { SearchPreview } from './search-preview';
import { texts } from './texts';
import { useRowForm } from './use-row-form';

interface UpdateDialogProps {
  readonly config: EntityConfig;
  readonly title: string;
  readonly names: readonly string[];
  /** The row as it was when it was chosen. */
  readonly row: Row;
  readonly draftKey: string;
  readonly onClose: () => void;
}

const FORM_ID = 'update-form';

/** The dialog that changes a row. */
export function UpdateDialog({ config, title, names, row, draftKey, onClose }: UpdateDialogProps) {
  /** The row that the texts are compared with: after a conflict, the one that is stored now. */
  const base = useRef(row);
  const [conflict, setConflict] = useState<Row>();
  const { form, submit, isBusy, otherErrors } = useRowForm({
    draftKey,
    row,
    names,
    start: rowTexts(config, names, row),
    send: (values) => updateRow(config, updateBody(config, base.current, values)),
    onDone: onClose,
  });

  async function save() {
    const outcome = await submit();
    setConflict(outcome?.kind === 'conflict' ? outcome.current : undefined);
  }

  /** Goes on from the row that is stored now, with `mine` typed over it. */
  function rebase(current: Row, mine: Readonly<Record<string, string>>) {
    base.current = current;
    form.reset({ ...rowTexts(config, names, current) });
    for (const [name, text] of Object.entries(mine))
      form.setValue(name, text, { shouldDirty: true });
    setConflict(undefined);
  }

  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.close}
          </Button>
          <Button variant="primary" type="submit" form={FORM_ID} busy={isBusy}>
            {texts.update}
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <FormErrors errors={otherErrors} />
        {conflict && (
          <ConflictNotice
            config={config}
            stored={rowTexts(config, names, conflict)}
            mine={changedTexts(config, base.current, form.getValues())}
            before={rowTexts(config, names, base.current)}
            onKeepMine={() => {
              rebase(conflict, changedTexts(config, base.current, form.getValues()));
              void save();
            }}
            onTakeTheirs={() => rebase(conflict, {})}
          />
        )}
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <FormFields config={config} names={names} control={form.control} />
        </div>
        {config.searchPreview && (
          <SearchPreview preview={config.searchPreview} control={form.control} row={row} />
        )}
      </form>
    </Dialog>
  );
}
