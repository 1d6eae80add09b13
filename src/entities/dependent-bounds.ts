import { type FieldConfig, modelOf } from '../field-types';
import { displayText } from '../field-types/read';
import { type Fields, fieldOf } from './entity-config';
import type { Row } from './row';

/** A bound of a number that depends on another field in the same row. */
interface DependentBound {
  /** The rule in words: `must be 100% or less if Type is “Percentage”`. */
  readonly words: string;
  /** The rule as a sentence that starts with the field’s label. */
  readonly message: string;
  readonly isBroken: (row: Row) => boolean;
}

/** The bounds of a field that depend on others. */
export function dependentBounds(config: Fields, field: FieldConfig): readonly DependentBound[] {
  return boundsOf(field).flatMap(({ by: name, isMin, bounds }) => {
    const by = fieldOf(config, name);
    const { parse } = modelOf(by);
    return Object.entries(bounds).map(([key, bound]) => {
      const value = parse(key, by);
      const end = displayText(field, bound, { [name]: value });
      const words = `must be ${end} or ${isMin ? 'more' : 'less'} if ${by.label} is “${displayText(by, value, {})}”`;
      return {
        words,
        message: `${field.label} ${words}.`,
        isBroken: (row: Row) => {
          const number = row[field.name];
          if (typeof number !== 'number' || parse(row[name], by) !== value) return false;
          return isMin ? number < bound : number > bound;
        },
      };
    });
  });
}

/** The bounds that a number breaks in its row, as messages. */
export const brokenBounds = (config: Fields, field: FieldConfig, row: Row): readonly string[] =>
  dependentBounds(config, field)
    .filter(({ isBroken }) => isBroken(row))
    .map(({ message }) => message);

/** The names of the fields that a field’s bounds depend on. */
export const boundingNames = (field: FieldConfig): readonly string[] =>
  boundsOf(field).map(({ by }) => by);

/** The names of the fields that decide whether rows have a field, and what its bounds are. */
export const decidingNames = (field: FieldConfig): readonly string[] => [
  ...Object.keys(field.showIf ?? {}),
  ...boundingNames(field),
];

function boundsOf(field: FieldConfig) {
  if (!('min' in field || 'max' in field)) return [];
  const written = [
    { bound: field.min, isMin: true },
    { bound: field.max, isMin: false },
  ];
  return written.flatMap(({ bound, isMin }) => {
    if (typeof bound !== 'object') return [];
    const { by, ...bounds } = bound;
    return [{ by, bounds, isMin }];
  });
}
