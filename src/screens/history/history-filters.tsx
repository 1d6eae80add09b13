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
  const people = page?.people ?? [filter.person ?? []].flat();
  return (
    <div className="mb-3 grid gap-3 sm:grid-cols-3">
      <Field label={texts.person}>
        {({ id }) => (
          <Select
            id={id}
            value={filter.person ?? ''}
            onChange={({ currentTarget }) => onChange({ ...filter, person: currentTarget.value })}
          >
            <option value="">{texts.everybody}</option>
            {people.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={texts.day}>
        {({ id }) => (
          <TextInput
            id={id}
            type="date"
            value={filter.day ?? ''}
            onChange={({ currentTarget }) => onChange({ ...filter, day: currentTarget.value })}
          />
        )}
      </Field>
      <Field label={texts.field}>
        {({ id }) => (
          <Select
            id={id}
            value={filter.field ?? ''}
            onChange={({ currentTarget }) => onChange({ ...filter, field: currentTarget.value })}
          >
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
