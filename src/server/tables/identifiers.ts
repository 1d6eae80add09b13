import { createHash } from 'node:crypto';
import type { EntityTableName } from '../database/tables';

// Field names begin with a letter and entity names have no underscore, so none of these names
// collides with a field's column, a hand-written table or another entity's table.

export function tableOf(entity: string): EntityTableName {
  return `entity_${short(entity)}`;
}

export function columnOf(field: string): string {
  return short(field);
}

/** The column of the digests that tell whether an encrypted field's values are unique. */
export function digestColumnOf(field: string): string {
  return short(`_digest_${field}`);
}

/** The first free name for the old column of a field that got another type. */
export function oldColumnOf(field: string, type: string, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count += 1) {
    const name = short(`_${field}_was_${type}${count === 1 ? '' : `_${count}`}`);
    if (!taken.has(name)) return name;
  }
}

export function uniqueIndexOf(entity: string, field: string): string {
  return short(`unique_${entity}_${field}`);
}

const MAX_LENGTH = 50;

/** PostgreSQL cuts names after 63 bytes, which could make two long ones the same. */
function short(name: string): string {
  if (name.length <= MAX_LENGTH) return name;
  return `${name.slice(0, MAX_LENGTH - 9)}_${createHash('sha256').update(name).digest('hex').slice(0, 8)}`;
}
