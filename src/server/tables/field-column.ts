import { type FieldConfig, modelOf } from '../../field-types';
import { type Cipher, placeOf } from '../secrets/cipher';
import { columnOf, digestColumnOf } from './identifiers';

/** A value in a column. */
export type Stored = string | number | null;

/** Converts a field's canonical values to its column and back. */
export interface FieldColumn {
  readonly field: FieldConfig;
  readonly name: string;
  readonly isEncrypted: boolean;
  /** The column to compare rows by: the field's own, or that of its digests if it is encrypted. */
  readonly comparedName: string;
  toCompared(value: unknown): Stored;
  /** Encrypted values are bound to one row. */
  toStored(value: unknown, rowId: number): Stored;
  /** A value that the field's type can't read is returned unchanged. */
  fromStored(stored: unknown, rowId: number): unknown;
}

/** Whether the field's values are encrypted at rest. */
export function isEncrypted(field: FieldConfig): boolean {
  return modelOf(field).storage(field).encrypted === true;
}

export function fieldColumn(entity: string, field: FieldConfig, cipher: Cipher): FieldColumn {
  const model = modelOf(field);
  const isSecret = isEncrypted(field);
  const read = (stored: unknown) =>
    model.fromColumn ? model.fromColumn(stored, field) : model.parse(stored, field);
  const write = (value: unknown): Stored => {
    if (model.toColumn) return model.toColumn(value, field);
    if (typeof value === 'string') return value.toWellFormed();
    if (typeof value === 'number') return value;
    throw new Error(`The field type ${field.type} needs toColumn to store ${typeof value} values.`);
  };
  return {
    field,
    name: columnOf(field.name),
    isEncrypted: isSecret,
    comparedName: isSecret ? digestColumnOf(field.name) : columnOf(field.name),
    toCompared(value) {
      if (value === null) return null;
      return isSecret ? cipher.digest(String(write(value))) : write(value);
    },
    toStored(value, rowId) {
      if (value === null) return null;
      const stored = write(value);
      return isSecret ? cipher.encrypt(String(stored), placeOf(entity, field.name, rowId)) : stored;
    },
    fromStored(stored, rowId) {
      if (stored === null) return null;
      return read(
        isSecret ? cipher.decrypt(String(stored), placeOf(entity, field.name, rowId)) : stored,
      );
    },
  };
}

/** PostgreSQL's limit for an index entry, less its overhead. */
export const MAX_INDEXED_BYTES = 2600;

/** Whether a value is too long for a unique index. */
export function isTooLongToCompare(value: unknown): boolean {
  return typeof value === 'string' && Buffer.byteLength(value) > MAX_INDEXED_BYTES;
}
