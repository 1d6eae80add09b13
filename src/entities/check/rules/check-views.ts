import { EMPTY, FILLED, NONE_OF } from '../../../common/filters';
import { filterOf } from '../../../field-types/filters/field-filter';
import { type EntityConfig, fieldOf } from '../../entity-config';
import type { ProblemAtPath } from '../config-problem';
import { nearestName } from '../nearest-name';

/** Finds the parameters in addresses of views that would be ignored. */
export function checkViews(config: EntityConfig): ProblemAtPath[] {
  return (config.views ?? []).flatMap(({ address }, view): ProblemAtPath[] => {
    const path = ['views', view, 'address'];
    const rest = address.replace(/^[^=]*\?/, '');
    const example = `"address": ${JSON.stringify(rest)}`;
    if (rest !== address)
      return [{ path, reason: 'Leave out the ? and what is before it.', example }];
    return [...new URLSearchParams(address)].flatMap(([name, text]) => {
      const reason = ignored(config, name, text);
      return reason ? { path, reason } : [];
    });
  });
}

function ignored(config: EntityConfig, name: string, text: string): string | undefined {
  const { columns } = config;
  if (name === 'search') return undefined;
  if (name === 'size') return /^[1-9]\d{0,3}$/.test(text) ? undefined : `"size" must be a number.`;
  if (name === 'columns') return notAmong('column', text.split('.'), columns);
  if (name === 'sort') {
    const names = text.split(',').map((key) => key.replace(/^-/, ''));
    return notAmong(
      'column that can be sorted',
      names,
      columns.filter(({ sortable }) => sortable),
    );
  }
  if (!name.startsWith('f.'))
    return `"${name}" means nothing. An address has search, sort, size, columns and f. with a column.`;
  const id = name.slice(2);
  const filterable = columns.filter((column) => column.filterable);
  return notAmong('column that can be filtered', [id], filterable) ?? wrongFilter(config, id, text);
}

function notAmong(what: string, names: readonly string[], columns: EntityConfig['columns']) {
  const known = columns.map(({ field }) => field);
  const wrong = names.find((name) => !known.includes(name));
  if (wrong === undefined) return undefined;
  const nearest = nearestName(wrong, known);
  return `There is no ${what} "${wrong}".${nearest ? ` Did you mean "${nearest}"?` : ''}`;
}

/** What a filter of the type can be. */
const HINTS: Readonly<Record<string, string>> = {
  numbers: 'Write a range such as "100..200" or "..200".',
  dates:
    'Write "this-week", "last-week", "this-month", "last-month", "next-7-days" or a range such as "2026-11-01..2026-11-30".',
  presence: 'Write nothing (empty) or "*" (not empty).',
};

function wrongFilter(config: EntityConfig, id: string, text: string): string | undefined {
  const { kind, options, optionOf, meaningOf } = filterOf(fieldOf(config, id));
  const isOption =
    options.length === 0 || [EMPTY, FILLED, NONE_OF, ...options].includes(text && optionOf(text));
  if (isOption && meaningOf(text)) return undefined;
  const hint = HINTS[kind] ?? `Its options are ${options.map((one) => `"${one}"`).join(', ')}.`;
  return `"${id}" can’t be filtered by "${text}". ${hint}`;
}
