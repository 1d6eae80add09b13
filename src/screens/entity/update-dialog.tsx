import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import { saveRow } from '../../stores/changes/rows';
import { refreshList } from '../../stores/lists/lists';
import { rowsOf } from '../../stores/lists/rows';
import { ConflictQuestion } from '../row-forms/conflict-question';
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

export function UpdateDialog({ config, title, names, onClose, ...steps }: UpdateDialogProps) {
  const { row, draftKey } = steps;
  const state = useUpdateForm<Record<string, string>>({
    draftKey,
    row,
    names,
    kept: openFields(config),
    valuesOf: (one) => rowTexts(config, names, one),
    send: (base, values) => saveRow(config, updateBody(config, base, values)),
    onDone: onClose,
  });
  const { conflict } = state;
  const { control } = state.form;

  return (
    <UpdateFrame
      title={title}
      entity={config.name}
      refresh={() => refreshList(rowsOf(config))}
      {...{ state, steps, onClose }}
    >
      {conflict && (
        <ConflictQuestion {...conflict} labelOf={(name) => fieldOf(config, name).label} />
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormFields config={config} names={names} control={control} row={row} />
      </div>
      {config.searchPreview && (
        <SearchPreview preview={config.searchPreview} control={control} row={row} />
      )}
    </UpdateFrame>
  );
}
