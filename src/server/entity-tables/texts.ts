import { plural } from '../../common/quantities';
import type { EntityConfig } from '../../entities/entity-config';
import type { FieldConfig } from '../../field-types';

const rows = (ids: readonly number[]) => (ids.length === 1 ? `row ${ids[0]}` : `rows ${some(ids)}`);
const some = (items: readonly unknown[]) =>
  items.length > 10 ? `${items.slice(0, 10).join(', ')} and more` : items.join(', ');

/** What the start of the server tells of the entities' tables. */
export const tableTexts = {
  madeTable: (fields: number) => `made a table with ${plural(fields, 'field')}.`,
  addedColumn: ({ name }: FieldConfig) =>
    `added the field "${name}"; it is empty in the rows that are there.`,
  retyped: (
    { name, type: oldType }: FieldConfig,
    { type }: FieldConfig,
    kept: string,
    copied: number,
    unread: readonly number[],
  ) =>
    `"${name}" is of the type ${type} now instead of ${oldType}. ` +
    `${plural(copied, 'value')} could be read; ` +
    (unread.length === 0
      ? ''
      : `${unread.length} could not, and are empty now (${rows(unread)}); `) +
    `the old column is kept as "${kept}".`,
  retypedUnread: ({ name, type: oldType }: FieldConfig, { type }: FieldConfig, kept: string) =>
    `"${name}" is of the type ${type} now instead of ${oldType}, a type that is no more. ` +
    `It is empty; the old column is kept as "${kept}".`,
  repeated: (
    { name, label }: FieldConfig,
    repeats: readonly { readonly first: number; readonly last: number }[],
  ) =>
    `"${name}" is to be unique, but these rows have the same ${label}: ` +
    `${some(repeats.map(({ first, last }) => `${first} and ${last}`))}. ` +
    'Nothing was changed, and no new row may repeat a value; mend these and start again.',
  lookalike: (entity: string, field: string, other: string) =>
    `${entity}.json: the field "${field}" differs only by case from "${other}", which the table has ` +
    'or is to have. Give it another name.',
  otherSecret:
    'PAPERHANGER_SECRET is not the one that the numbers in this database were sealed with. ' +
    'Start with the secret that was used before: no other can open them.',
  outdatedConfig: ({ name }: EntityConfig) =>
    `${name}.json was changed, and this server does not know it yet. Try again in a moment.`,
};
