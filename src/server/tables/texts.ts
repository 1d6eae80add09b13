import { plural } from '../../common/quantities';
import type { EntityConfig } from '../../entities/entity-config';
import type { FieldConfig } from '../../field-types';

const rows = (ids: readonly number[]) => (ids.length === 1 ? `row ${ids[0]}` : `rows ${some(ids)}`);
const some = (items: readonly unknown[]) =>
  items.length > 10 ? `${items.slice(0, 10).join(', ')} and more` : items.join(', ');

const correctThese =
  'Nothing was changed, and new rows may not repeat a value. Correct these rows and restart.';

interface Repeat {
  readonly first: number;
  readonly last: number;
  /** How many rows have the value, these two included. */
  readonly count: number;
}

const repeat = ({ first, last, count }: Repeat) =>
  `${first} and ${last}${count > 2 ? ` (and ${count - 2} more between them)` : ''}`;

interface Copied {
  readonly copied: number;
  readonly unread: readonly number[];
  /** Whether the column has been in use before. */
  readonly isBack: boolean;
}

/** What the server did to an entity’s table, or found wrong with it. */
export interface TableNote {
  readonly text: string;
  /** Whether someone should look at the rows. */
  readonly isProblem: boolean;
}

/** What the server reports about the entities' tables when it starts. */
export const tableTexts = {
  madeTable: (fields: number) => `created a table with ${plural(fields, 'field')}.`,
  addedColumn: ({ name }: FieldConfig) =>
    `added the field "${name}", which is empty in existing rows.`,
  retyped: (
    { name, type: oldType }: FieldConfig,
    { type }: FieldConfig,
    oldColumn: string,
    { copied, unread, isBack }: Copied,
  ) =>
    `"${name}" changed its type from ${oldType} to ${type}. ` +
    (isBack
      ? `Its earlier values were restored, and ${plural(copied, 'newer one')} could be read; `
      : `${plural(copied, 'value')} could be read; `) +
    (unread.length === 0
      ? ''
      : `${unread.length} could not, and are empty now (${rows(unread)}); `) +
    `the old column is kept as "${oldColumn}".`,
  renamed: (before: FieldConfig, { name }: FieldConfig) =>
    `"${name}" has the values of "${before.name}".`,
  retypedUnread: ({ name, type: oldType }: FieldConfig, { type }: FieldConfig, oldColumn: string) =>
    `"${name}" changed its type from ${oldType}, which no longer exists, to ${type}. ` +
    `It is empty; the old column is kept as "${oldColumn}".`,
  repeated: ({ name, label }: FieldConfig, repeats: readonly Repeat[]) =>
    `"${name}" should be unique, but these rows have the same ${label}: ` +
    `${some(repeats.map(repeat))}. ${correctThese}`,
  tooLong: ({ name, label }: FieldConfig, ids: readonly number[]) =>
    `"${name}" should be unique, but ${label} is too long to be compared in ${rows(ids)}. ${correctThese}`,
  lookalike: (entity: string, field: string, other: string) =>
    `${entity}.json: the field "${field}" differs only in case from the column "${other}". ` +
    'Give it another name.',
  otherSecret:
    'PAPERHANGER_SECRET is not the secret that the numbers in this database were encrypted with. ' +
    'Start with that one: no other can decrypt them. After npm run rotate-secret, it is the new one.',
  configNotRead: ({ name }: EntityConfig) =>
    `${name}.json was changed, and this server has not read it yet. Try again in a moment.`,
};
