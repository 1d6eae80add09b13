import type { ChangeEvent } from 'react';
import { Field } from '../../components/controls/field';
import { Select } from '../../components/controls/select';
import { TextBox } from '../../components/controls/text-box';
import { texts } from './texts';

export interface LogFilter {
  readonly person?: string;
  readonly day?: string;
  readonly about?: string;
}

interface LogFiltersProps {
  readonly people: readonly string[] | undefined;
  /** What else a log can be filtered by, and the choices for it. */
  readonly about: {
    readonly label: string;
    readonly all: string;
    readonly options: readonly { readonly name: string; readonly label: string }[] | undefined;
  };
  readonly filter: LogFilter;
  readonly onChange: (filter: LogFilter) => void;
  readonly className: string;
}

/** Filters the entries of the history or the audit log. */
export function LogFilters({ people, about, filter, onChange, className }: LogFiltersProps) {
  /** The control of a filter, which shows and changes its value. */
  const control = (name: keyof LogFilter, id: string) => ({
    id,
    value: filter[name] ?? '',
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange({ ...filter, [name]: currentTarget.value }),
  });
  return (
    <div className={`grid gap-3 sm:grid-cols-3 ${className}`}>
      <Field label={texts.person}>
        {({ id }) => (
          <Select {...control('person', id)}>
            <option value="">{texts.everyone}</option>
            {people?.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={texts.day}>{({ id }) => <TextBox {...control('day', id)} type="date" />}</Field>
      <Field label={about.label}>
        {({ id }) => (
          <Select {...control('about', id)}>
            <option value="">{about.all}</option>
            {about.options?.map(({ name, label }) => (
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
