import { isRecord } from '../../../common/is-record';
import type { FieldConfig } from '../../../field-types';
import { filterOf } from '../../../field-types/filters/field-filter';
import { type EntityConfig, filterText } from '../../entity-config';
import type { ProblemAtPath } from '../config-problem';
import { findAll, namesAt, type Reference } from './written-file';

/** The fields by which views filter. */
export function filterKeys(file: unknown): Reference[] {
  return findAll(file, 'views[].filters').flatMap(({ value, path }) =>
    Object.keys(isRecord(value) ? value : {}).map((name) => ({
      ...{ name, path: [...path, name], atKey: true },
    })),
  );
}

/** Views can filter by, and show, only what is a column. */
export function checkViews(file: unknown, known: readonly string[]): ProblemAtPath[] {
  const columns = namesAt(file, 'columns[].field').map(({ name }) => name);
  if (columns.length === 0) return [];
  const hidden = findAll(file, 'columns[]').flatMap(({ value }) =>
    isRecord(value) && value.filterable === false ? String(value.field) : [],
  );
  const isWrong = ({ name }: Reference) => known.includes(name) && !columns.includes(name);
  const notColumns = [...filterKeys(file), ...namesAt(file, 'views[].columns[]')].filter(isWrong);
  return [
    ...notColumns.map((one) => ({
      ...one,
      reason: `"${one.name}" is not a column, so no view can use it. Add it to "columns".`,
    })),
    ...filterKeys(file)
      .filter(({ name }) => hidden.includes(name))
      .map((one) => ({
        ...one,
        reason: `The column "${one.name}" can’t be filtered. Remove its "filterable": false.`,
      })),
  ];
}

/** What a filter of the type can be. */
const HINTS: Readonly<Record<string, string>> = {
  numbers: 'Write a range such as "100..200" or "..200".',
  dates:
    'Write "this-week", "last-week", "this-month", "last-month", "next-7-days" or a range such as "2026-11-01..2026-11-30".',
  presence: 'Write null (empty) or "*" (not empty).',
};

/** Filters whose values mean nothing would be ignored. */
export function checkFilterValues({ views = [], fields }: EntityConfig): ProblemAtPath[] {
  return views.flatMap(({ filters = {} }, view) =>
    Object.entries(filters).flatMap(([name, wanted]) => {
      const field = fields.find((one) => one.name === name);
      const path = ['views', view, 'filters', name];
      return field ? wrongValues(field, [wanted].flat(), path) : [];
    }),
  );
}

function wrongValues(
  field: FieldConfig,
  values: Parameters<typeof filterText>[0][],
  path: ProblemAtPath['path'],
): ProblemAtPath[] {
  const { kind, options, optionOf, meaningOf } = filterOf(field);
  const isKnown = (text: string) =>
    options.length === 0 || ['', '*'].includes(text) || options.includes(optionOf(text));
  const hint = HINTS[kind] ?? `Its options are ${options.map((one) => `"${one}"`).join(', ')}.`;
  return values
    .map(filterText)
    .filter((text) => !meaningOf(text) || !isKnown(text))
    .map((value) => ({
      path,
      reason: `"${field.name}" can’t be filtered by ${JSON.stringify(value)}. ${hint}`,
    }));
}
