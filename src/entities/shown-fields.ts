import { type FieldConfig, modelOf } from '../field-types';
import { dayMeant } from '../field-types/date/calendar-date';
import type { Condition, Conditions, SpecialCondition } from '../field-types/field-model';
import { type Fields, fieldOf } from './entity-config';
import type { Row } from './row';

/** Whether a row has a field, according to its `showIf`. */
export const isShown = (config: Fields, { showIf }: FieldConfig, row: Row): boolean =>
  areMet(config, showIf, row);

/** Whether all conditions hold in a row: each field in them has a matching value, and is shown itself. */
export function areMet(
  config: Fields,
  conditions: Conditions = {},
  row: Row = {},
  asked = new Set<string>(),
): boolean {
  return Object.entries(conditions).every(([name, wanted]) => {
    const by = fieldOf(config, name);
    const { parse, isValue } = modelOf(by);
    const value = parse(row[name], by);
    if (!asked.has(name) && !areMet(config, by.showIf, row, asked.add(name))) return false;
    if (isSpecial(wanted)) {
      return wanted.is
        ? (value === null) === (wanted.is === 'empty')
        : isValue(value) && isInRange(value, wanted);
    }
    return [wanted].flat().some((one) => parse(one, by) === value);
  });
}

/** Whether a condition is a range, or about empty fields, rather than a list of values. */
export const isSpecial = (wanted: Condition): wanted is SpecialCondition =>
  typeof wanted === 'object' && !('length' in wanted);

function isInRange(value: unknown, { from, to }: SpecialCondition): boolean {
  // Times are compared by their day.
  const at = typeof value === 'string' ? value.slice(0, 10) : Number(value);
  return (from === undefined || dayMeant(from) <= at) && (to === undefined || at <= dayMeant(to));
}
