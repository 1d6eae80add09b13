import type { EntityConfig } from '../../entities/entity-config';
import { addRow } from '../../stores/changes/rows';
import { AddFormFrame } from '../row-forms/add-form-frame';
import { useRowForm } from '../row-forms/use-row-form';
import { FormFields } from './form-fields';
import { addBody, openFields } from './form-values';
import { SearchPreview } from './search-preview';
import { startTexts } from './start-texts';

interface AddFormProps {
  readonly config: EntityConfig;
  readonly title: string;
  readonly names: readonly string[];
  readonly draftKey: string;
}

export function AddForm({ config, title, names, draftKey }: AddFormProps) {
  const state = useRowForm<Record<string, string>>({
    draftKey,
    names,
    kept: openFields(config),
    start: startTexts(config, names),
    send: (values) => addRow(config, addBody(config, values)),
    onDone: focusFirst,
  });
  const { form } = state;

  function focusFirst() {
    if (names[0]) form.setFocus(names[0]);
  }

  return (
    <AddFormFrame
      title={title}
      state={state}
      onReset={() => {
        state.reset();
        focusFirst();
      }}
      fields={<FormFields config={config} names={names} control={form.control} />}
      below={
        config.searchPreview && (
          <SearchPreview preview={config.searchPreview} control={form.control} row={undefined} />
        )
      }
    />
  );
}
