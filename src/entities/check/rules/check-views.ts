import { isRecord } from '../../../common/is-record';
import { plainText } from '../../../common/plain-text';
import type { FieldConfig } from '../../../field-types';
import { date } from '../../../field-types/date';
import { filterOf } from '../../../field-types/filters/field-filter';
import { namedRanges } from '../../../field-types/filters/ranges';
import type { EntityFile, WrittenView } from '../../config-schema';
import type { Path } from '../../edit-text';
import { type EntityConfig, fieldOf } from '../../entity-config';
import type { ProblemAtPath } from '../config-problem';
import { nearestName } from '../nearest-name';
import { sortOf } from './written-file';

type Filter = NonNullable<WrittenView['filter']>[string];

/** Finds columns and values in views that don't exist, and would be ignored. */
export function checkViews({ views = [] }: EntityFile, config: EntityConfig): ProblemAtPath[] {
  const { columns } = config;
  const filterable = columns.filter((column) => column.filterable);
  const sortable = columns.filter((column) => column.sortable);
  return views.flatMap((view, index): ProblemAtPath[] => {
    const at = (...path: Path) => ['views', index, ...path];
    const keys = view.sort === 'none' ? [] : [view.sort ?? []].flat();
    const unsortable = keys.flatMap((key, position) =>
      notAmong('column that can be sorted', key, sortable, sortOf(key)).map((problem) => ({
        ...problem,
        path: Array.isArray(view.sort) ? at('sort', position) : at('sort'),
      })),
    );
    const hidden = (view.columns ?? []).flatMap((name, position) =>
      notAmong('column', name, columns).map((one) => ({ ...one, path: at('columns', position) })),
    );
    const filters = Object.entries(view.filter ?? {}).flatMap(([name, value]) => {
      const path = at('filter', name);
      const [unknown] = notAmong('column that can be filtered', name, filterable);
      if (unknown) return [{ ...unknown, path, atKey: true }];
      return wrongFilter(fieldOf(config, name), value, path);
    });
    return [...filters, ...unsortable, ...hidden];
  });
}

function notAmong(
  what: string,
  written: string,
  columns: EntityConfig['columns'],
  { field, sign } = { field: written, sign: '' },
) {
  const known = columns.map((column) => column.field);
  const name = written.startsWith(sign) ? written.slice(sign.length) : written;
  if (known.some((one) => written === sign + one)) return [];
  const meant =
    columns.find(({ label }) => label.toLowerCase() === field.toLowerCase())?.field ??
    nearestName(field, known);
  const suggestion = meant && sign + meant;
  const hint = suggestion ? '' : ` They are: ${known.join(', ')}.`;
  return [{ reason: `There is no ${what} "${name}".${hint}`, suggestion }];
}

const PERIODS = Object.keys(namedRanges);

/** What a filter of the kind can be. */
const HINTS: Readonly<Record<string, string>> = {
  numbers: 'Write a number, or a range such as { "from": 100, "to": 200 }.',
  dates: `Write ${PERIODS.map((name) => `"${name}"`).join(', ')}, a day such as "2026-11-01", or a range such as { "from": "2026-11-01" }.`,
  presence: 'Write { "is": "filled" } or { "is": "empty" }.',
  text: 'Write a part of the text.',
};

function wrongFilter(field: FieldConfig, value: Filter, path: Path): ProblemAtPath[] {
  const { kind } = filterOf(field);
  const problem = (at: Path, reason: string) => [{ path: at, reason }];
  if (Array.isArray(value)) {
    if (kind !== 'options' && kind !== 'text')
      return problem(path, `"${field.name}" can’t be filtered by a list. ${HINTS[kind]}`);
    return value.flatMap((one, index) => wrongValue(field, one, [...path, index]));
  }
  if (!isRecord(value)) return wrongValue(field, value, path);
  const { is, not, from, to } = value;
  const forms = [is, not, from ?? to].filter((form) => form !== undefined);
  if (forms.length !== 1)
    return problem(path, 'Write exactly one of "is", "not", or a range of "from" and "to".');
  if (is) return [];
  if (not) {
    if (kind !== 'options')
      return problem(
        [...path, 'not'],
        `Only columns with options can leave values out. ${HINTS[kind]}`,
      );
    return not.flatMap((one, index) => wrongValue(field, one, [...path, 'not', index]));
  }
  if (kind !== 'numbers' && kind !== 'dates')
    return problem(path, `"${field.name}" has no order, so it can’t be in a range.`);
  const isEnd = kind === 'numbers' ? Number.isFinite : date.isValue;
  const wrong = (['from', 'to'] as const).find(
    (end) => value[end] !== undefined && !isEnd(value[end]),
  );
  if (wrong)
    return problem(
      [...path, wrong],
      `${shown(value[wrong])} is not ${kind === 'numbers' ? 'a number' : 'a day such as "2026-11-01"'}.`,
    );
  if (from !== undefined && to !== undefined && from > to)
    return problem(
      path,
      `"from" (${from}) must not be ${kind === 'numbers' ? 'more' : 'later'} than "to" (${to}).`,
    );
  return [];
}

const shown = (value: unknown) => JSON.stringify(value);

function wrongValue(
  field: FieldConfig,
  value: string | number | boolean,
  path: Path,
): ProblemAtPath[] {
  const { kind } = filterOf(field);
  const reason = `"${field.name}" can’t be filtered by ${shown(value)}.`;
  if (kind === 'options')
    return isStored(field, value) ? [] : [notStored(field, value, path, reason)];
  const isValid: Readonly<Record<string, boolean>> = {
    numbers: typeof value === 'number',
    dates: date.isValue(value) || PERIODS.includes(plainText(value)),
    presence: false,
    text: typeof value !== 'boolean' && value !== '',
  };
  if (isValid[kind]) return [];
  const suggestion = kind === 'dates' ? nearestName(plainText(value), PERIODS) : undefined;
  return [{ path, reason: `${reason} ${HINTS[kind]}`, suggestion }];
}

/** The values that are stored, and what people read; empty if any value can be. */
function storedIn(field: FieldConfig): readonly { value: unknown; label: string }[] {
  if (field.type === 'boolean')
    return [
      { value: true, label: field.trueLabel },
      { value: false, label: field.falseLabel },
    ];
  return field.type === 'select' ? field.options : [];
}

function isStored(field: FieldConfig, value: unknown): boolean {
  const known = storedIn(field);
  return known.length === 0 || value === '' || known.some((one) => one.value === value);
}

function notStored(field: FieldConfig, value: unknown, path: Path, reason: string): ProblemAtPath {
  const known = storedIn(field);
  const list = known.map((one) => `${shown(one.value)} (${one.label})`).join(', ');
  const meant = known.find(({ label }) => label.toLowerCase() === plainText(value).toLowerCase());
  const near = nearestName(
    plainText(value),
    known.flatMap((one) => (typeof one.value === 'string' ? one.value : [])),
  );
  const example = meant ? `${shown(path.at(-1))}: ${shown(meant.value)}` : undefined;
  return { path, reason: `${reason} Its values are ${list}.`, suggestion: near, example };
}
