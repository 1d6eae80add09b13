import type { ChangeEvent } from 'react';
import { Field } from '../../components/controls/field';
import { Select } from '../../components/controls/select';
import { TextInput } from '../../components/controls/text-input';
import type { HistoryPage, HistoryQuery } from '../../entities/wire/history';
import { texts } from './texts';

export type Filter = Pick<HistoryQuery, 'person' | 'day' | 'field'>;

interface HistoryFiltersProps {
  readonly page: HistoryPage | undefined;
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

/** Which changes of a screen are listed. */
export function HistoryFilters({ page, filter, onChange }: HistoryFiltersProps) {
  /** The control of a filter, which shows and changes its value. */
  const control = (name: keyof Filter, id: string) => ({
    id,
    value: filter[name] ?? '',
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange({ ...filter, [name]: currentTarget.value }),
  });
  return (
    <div className="mb-3 grid gap-3 sm:grid-cols-3">
      <Field label={texts.person}>
        {({ id }) => (
          <Select {...control('person', id)}>
            <option value="">{texts.everyone}</option>
            {page?.people.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={texts.day}>
        {({ id }) => <TextInput {...control('day', id)} type="date" />}
      </Field>
      <Field label={texts.field}>
        {({ id }) => (
          <Select {...control('field', id)}>
            <option value="">{texts.allFields}</option>
            {page?.fields.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
