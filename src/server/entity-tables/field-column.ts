import type { EntityConfig } from '../../entities/entity-config';
import { type FieldConfig, modelOf } from '../../field-types';
import { placeOf, type Sealer } from '../secrets/sealer';
import { columnOf, digestColumnOf } from './identifiers';

/** A value in a column. */
export type Stored = string | number | null;

/** Converts a field's canonical values to its column and back. */
export interface FieldColumn {
  readonly field: FieldConfig;
  readonly name: string;
  readonly sealed: boolean;
  /** The column to compare rows by: the field's own, or that of its digests if it is sealed. */
  readonly comparedName: string;
  toCompared(value: unknown): Stored;
  /** Sealed values belong to one row. */
  toStored(value: unknown, rowId: number): Stored;
  /** A value that the field's type can't read is returned unchanged. */
  fromStored(stored: unknown, rowId: number): unknown;
}

/** Whether the field's values are encrypted at rest. */
export function isSealed(field: FieldConfig): boolean {
  return modelOf(field).storage(field).encrypted === true;
}

export function fieldColumn(entity: string, field: FieldConfig, sealer: Sealer): FieldColumn {
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
    toStored(value, rowId) {
      if (value === null) return null;
      const stored = write(value);
      return sealed ? sealer.seal(String(stored), placeOf(entity, field.name, rowId)) : stored;
    },
    fromStored(stored, rowId) {
      if (stored === null) return null;
      return read(
        sealed ? sealer.open(String(stored), placeOf(entity, field.name, rowId)) : stored,
      );
    },
  };
}

/** Turns a row's values into its columns; fields without a value are left out. */
export function rowWriter(config: EntityConfig, sealer: Sealer) {
  const columns = config.fields.map((field) => fieldColumn(config.name, field, sealer));
  return {
    /** All but the sealed values, which can be written once the row has an id. */
    plain(values: Values): Record<string, Stored> {
      const stored: Record<string, Stored> = {};
      for (const column of columns) {
        const value = values[column.field.name];
        if (value === undefined) continue;
        if (!column.sealed) stored[column.name] = column.toStored(value, 0);
        if (column.field.unique) stored[column.comparedName] ??= column.toCompared(value);
      }
      return stored;
    },
    /** Only the sealed values; undefined if there are none. */
    sealed(values: Values, rowId: number): Record<string, Stored> | undefined {
      const sealed = columns.filter(
        ({ sealed, field }) => sealed && values[field.name] !== undefined,
      );
      if (sealed.length === 0) return undefined;
      return Object.fromEntries(
        sealed.map(({ name, field, toStored }) => [name, toStored(values[field.name], rowId)]),
      );
    },
  };
}

type Values = Readonly<Record<string, unknown>>;

/** PostgreSQL's limit for an index entry, less its overhead. */
const MAX_INDEXED_BYTES = 2600;

/** Whether a value is too long for a unique index. */
export function isTooLongToCompare(value: unknown): boolean {
  return typeof value === 'string' && Buffer.byteLength(value) > MAX_INDEXED_BYTES;
}
