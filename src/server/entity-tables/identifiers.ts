import { createHash } from 'node:crypto';
import type { EntityTableName } from '../database/tables';

/** What every entity's table has of itself. */
export const SYSTEM_COLUMNS: readonly string[] = ['id', 'version', 'created_at', 'updated_at'];

// Names of fields begin with a letter and names of entities have no underscore: nothing here meets
// a field's column, a hand-written table or another entity's.

export function tableOf(entity: string): EntityTableName {
  return `entity_${short(entity)}`;
}

export function columnOf(field: string): string {
  return short(field);
}

/** Holds the digests by which a sealed field's values are known to be unique. */
export function digestColumnOf(field: string): string {
  return short(`_digest_${field}`);
}

/** Keeps the values of a field that was given another type; the first name that is not taken. */
export function keptColumnOf(field: string, type: string, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count += 1) {
    const name = short(`_${field}_was_${type}${count === 1 ? '' : `_${count}`}`);
    if (!taken.has(name)) return name;
  }
}

export function uniqueIndexOf(entity: string, field: string): string {
  return short(`unique_${entity}_${field}`);
}

const LONGEST = 50;

/** PostgreSQL cuts names after 63 bytes, so that two long ones would be the same. */
function short(name: string): string {
  if (name.length <= LONGEST) return name;
  return `${name.slice(0, LONGEST - 9)}_${createHash('sha256').update(name).digest('hex').slice(0, 8)}`;
}
