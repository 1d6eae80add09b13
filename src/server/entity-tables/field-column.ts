import type { EntityConfig } from '../../entities/entity-config';
import { type FieldConfig, modelOf } from '../../field-types';
import type { Sealer } from '../secrets/sealer';
import { columnOf, digestColumnOf } from './identifiers';

/** What stands in a column. */
export type Stored = string | number | null;

/** How a field's canonical values become what its column holds, and back. */
export interface FieldColumn {
  readonly field: FieldConfig;
  readonly name: string;
  readonly sealed: boolean;
  /** The column whose values tell whether two rows have the same: the column itself, or digests. */
  readonly comparedName: string;
  toCompared(value: unknown): Stored;
  toStored(value: unknown): Stored;
  /** A stored value that the field's type can't read comes back as it is. */
  fromStored(stored: unknown): unknown;
}

/** Whether the field's values are encrypted at rest. */
export function isSealed(field: FieldConfig): boolean {
  return modelOf(field).storage(field).encrypted === true;
}

export function fieldColumn(field: FieldConfig, sealer: Sealer): FieldColumn {
  const model = modelOf(field);
  const sealed = isSealed(field);
  const read = (stored: unknown) =>
    model.fromColumn ? model.fromColumn(stored, field) : model.parse(stored, field);
  const write = (value: unknown): Stored => {
    if (model.toColumn) return model.toColumn(value, field);
    if (typeof value === 'string' || typeof value === 'number') return value;
    throw new Error(`The field type ${field.type} needs toColumn to store ${typeof value} values.`);
  };
  return {
    field,
    name: columnOf(field.name),
    sealed,
    comparedName: sealed ? digestColumnOf(field.name) : columnOf(field.name),
    toCompared(value) {
      if (value === null) return null;
      return sealed ? sealer.digest(String(write(value))) : write(value);
    },
    toStored(value) {
      if (value === null) return null;
      const stored = write(value);
      return sealed ? sealer.seal(String(stored)) : stored;
    },
    fromStored(stored) {
      if (stored === null) return null;
      return read(sealed ? sealer.open(String(stored)) : stored);
    },
  };
}

/** What stands in a row's columns for these values. */
export function toColumns(
  config: EntityConfig,
  sealer: Sealer,
  values: Values,
): Record<string, Stored> {
  return rowWriter(config, sealer)(values);
}

/** `toColumns` for many rows. */
export function rowWriter(config: EntityConfig, sealer: Sealer) {
  const columns = config.fields.map((field) => fieldColumn(field, sealer));
  return (values: Values): Record<string, Stored> => {
    const stored: Record<string, Stored> = {};
    for (const column of columns) {
      const value = values[column.field.name];
      if (value === undefined) continue;
      stored[column.name] = column.toStored(value);
      if (column.field.unique) stored[column.comparedName] ??= column.toCompared(value);
    }
    return stored;
  };
}

type Values = Readonly<Record<string, unknown>>;

/** The longest value that PostgreSQL can keep in an index, less what it adds. */
const MAX_INDEXED_BYTES = 2600;

/** Whether a value is too long to be known as unique. */
export function isTooLongToCompare(value: unknown): boolean {
  return typeof value === 'string' && Buffer.byteLength(value) > MAX_INDEXED_BYTES;
}
