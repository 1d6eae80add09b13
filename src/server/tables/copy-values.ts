import { isDeepStrictEqual } from 'node:util';
import { MAX_ID } from '../../entities/wire/parts';
import { modelOf } from '../../field-types';
import { encryptHistory } from './change-log';
import type { RetiredColumn } from './earlier-columns';
import type { EntityTransaction } from './entity-store';
import { type FieldColumn, fieldColumn } from './field-column';
import { updateRows } from './row-pages';
import { namesOf, type StoredField } from './stored-fields';

/**
 * Copies values to a field's column where `takes` says so. If they are encrypted only there, removes the plain ones, and
 * encrypts those in the history.
 */
export async function copyValues(
  transaction: EntityTransaction,
  from: RetiredColumn,
  after: StoredField,
  takes: (rowId: number, value: unknown) => boolean,
) {
  const { db, table, config, cipher } = transaction;
  const source = fieldColumn(config.name, from.field, cipher);
  const target = fieldColumn(config.name, after, cipher);
  const isEncryptedNow = target.isEncrypted && !source.isEncrypted;
  const unread: number[] = [];
  let copied = 0;
  await updateRows(db, table, [from.column, target.name], ({ id, ...row }) => {
    const old = source.fromStored(row[from.column], id);
    const value = readAs(target, source, old);
    const isTaken = takes(id, row[target.name]);
    if (isTaken && value !== null) copied += 1;
    if (isTaken && value === null && old !== null) unread.push(id);
    const isChanged = isTaken && (value !== null || row[target.name] !== null);
    const isLeft = isEncryptedNow && value !== null;
    if (!isChanged && !isLeft) return undefined;
    return {
      ...(isChanged && { [target.name]: target.toStored(value, id) }),
      ...(isLeft && { [from.column]: null }),
    };
  });
  if (isEncryptedNow) await encryptHistory(transaction, namesOf(after, from.field));
  return { copied, unread };
}

/** The value in the new type, read directly or from its text; `null` if something would be lost. */
export function readAs(target: FieldColumn, source: FieldColumn, value: unknown): unknown {
  if (value === null) return null;
  const [old, now] = [modelOf(source.field), modelOf(target.field)];
  const forms = old.isValue(value) ? [value, old.format(value, source.field)] : [value];
  const { type, encrypted } = now.storage(target.field);
  const read = forms
    .map((form) => now.parse(form, target.field))
    .filter((candidate) => now.isValue(candidate))
    .find((candidate) => {
      const stored = target.toStored(candidate, 0);
      const fits = encrypted || type === 'text' || isNumberOf(type, stored);
      return fits && isDeepStrictEqual(target.fromStored(stored, 0), candidate);
    });
  return read ?? null;
}

/** Whether a column of numbers can hold a value: PostgreSQL rejects others, and SQLite can't read them again. */
function isNumberOf(type: string, stored: unknown): boolean {
  if (type === 'integer') return Number.isInteger(stored) && Math.abs(Number(stored)) <= MAX_ID;
  return type === 'bigint' ? Number.isSafeInteger(stored) : typeof stored === 'number';
}
