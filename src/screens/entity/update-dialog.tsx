import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import { saveRow } from '../../stores/changes/rows';
import { refreshList } from '../../stores/lists/lists';
import { rowsOf } from '../../stores/lists/rows';
import { HistoryButton } from '../history/history-button';
import { ConflictQuestion } from '../row-forms/conflict-question';
import { FormNotice } from '../row-forms/form-notice';
import type { RowStepsProps } from '../row-forms/row-steps';
import { UpdateFrame } from '../row-forms/update-frame';
import { useUpdateForm } from '../row-forms/use-update-form';
import { FormFields } from './form-fields';
import { openFields, rowTexts, updateBody } from './form-values';
import { SearchPreview } from './search-preview';

interface UpdateDialogProps extends Omit<RowStepsProps, 'onSave'> {
  readonly config: EntityConfig;
  readonly title: string;
  readonly names: readonly string[];
  readonly onClose: () => void;
}

/** The dialog that updates a row. */
export function UpdateDialog({ config, title, names, onClose, ...steps }: UpdateDialogProps) {
  const { row, draftKey } = steps;
  const { form, save, isBusy, conflict, otherErrors, offer } = useUpdateForm<
    Record<string, string>
  >({
    draftKey,
    row,
    names,
    kept: openFields(config),
    valuesOf: (one) => rowTexts(config, names, one),
    send: (base, values) => saveRow(config, updateBody(config, base, values)),
    onDone: onClose,
  });

  return (
    <UpdateFrame
      title={title}
      history={
        <HistoryButton
          entity={config.name}
          row={row.id}
          onChanged={() => void refreshList(rowsOf(config))}
          onLeft={onClose}
        />
      }
      steps={steps}
      isBusy={isBusy}
      onSave={save}
      onClose={onClose}
    >
      <FormNotice otherErrors={otherErrors} offer={offer} />
      {conflict && (
        <ConflictQuestion {...conflict} labelOf={(name) => fieldOf(config, name).label} />
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormFields config={config} names={names} control={form.control} row={row} />
      </div>
      {config.searchPreview && (
        <SearchPreview preview={config.searchPreview} control={form.control} row={row} />
      )}
    </UpdateFrame>
  );
}
