import { useMemo } from 'react';
import { Combobox } from '../../components/combobox/combobox';
import { TagInput } from '../../components/tag-input/tag-input';
import type { InputProps } from '../field-ui';
import { partsOf, type ReferenceField, reference, SEPARATOR } from '.';

const texts = {
  loading: 'Loading…',
  hint: (rows = '') => `Type or paste ${rows}`,
};

/** A choice from the rows of another entity, by their titles. */
export function ReferenceInput(props: InputProps<ReferenceField>) {
  const { field, text, onChange, id, invalid, describedBy, inputRef } = props;
  const choices = field.target?.choices;
  const labels = useMemo(() => choices?.map(({ label }) => label) ?? [], [choices]);
  const options = useMemo(
    () => choices?.map(({ label, detail }) => ({ value: label, label, detail })) ?? [],
    [choices],
  );
  const aria = { id, invalid, describedBy, required: field.required, inputRef };
  const value = reference.parse(text, field);
  // The text may be a key from before the rows were known.
  const shown = reference.isValue(value) ? reference.format(value, field) : text;
  if (field.multiple)
    return (
      <TagInput
        {...aria}
        hint={texts.hint(field.target?.labelPlural)}
        options={labels}
        values={partsOf(shown, field)}
        onChange={(chosen) => onChange(chosen.join(SEPARATOR))}
      />
    );
  return (
    <Combobox
      {...aria}
      clearable={!field.required}
      options={options}
      value={shown || null}
      emptyText={choices ? undefined : texts.loading}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}
