import { plural } from '../../common/quantities';
import type { FieldConfig } from '../../field-types';

const rows = (count: number) => plural(count, 'row');
const values = (count: number) => plural(count, 'value');
const stays = (count: number) => (count === 1 ? 'It stays as it is' : 'They stay as they are');

/** What a change does to rows. */
export const impactTexts = {
  entityAdded: (entity: string) =>
    `A new screen. If there was an entity "${entity}" before, its rows will be restored.`,
  entityRemoved: (count: number) =>
    `The screen will be removed. Its ${plural(count, 'row stays', 'rows stay')} in the database, and will be restored if the file returns.`,
  added: (count: number, isRequired: boolean) =>
    isRequired
      ? `A new field, which is empty in ${rows(count)}: the form asks for it at the next change.`
      : `A new field, which is empty in ${rows(count)}.`,
  back: (before: FieldConfig, after: FieldConfig) =>
    before.type === after.type
      ? 'The field existed before: its values will be restored.'
      : `The field existed before as ${before.type}: its values that can be read as ${after.type} will be restored.`,
  proposed: (was: string) =>
    `If you renamed the field "${was}", add "was": "${was}" to keep its values, which fit.`,
  renamed: (was: string, count: number) =>
    `The field "${was}" was renamed: its ${plural(count, 'value is', 'values are')} kept.`,
  retyped: (before: FieldConfig, after: FieldConfig, unread: number, earlier?: FieldConfig) =>
    [
      `The type changes from ${before.type} to ${after.type}.`,
      earlier
        ? `Its former values as ${earlier.type} will be restored, except in rows edited since.`
        : '',
      unread === 0
        ? 'All values can be read.'
        : `${values(unread)} can’t be read as ${after.type}, and will be empty until the type is changed back.`,
    ]
      .filter(Boolean)
      .join(' '),
  removed: (count: number) =>
    count === 0
      ? 'The field will be removed. It has no values.'
      : `The field will be removed. Its ${plural(count, 'value stays', 'values stay')} in the database, to return with the field.`,
  exposed: (count: number) =>
    `${plural(count, 'value that is', 'values that are')} encrypted now would be stored as plain text, and shown in tables, exports and backups.`,
  inTheOpen: 'no longer encrypted',
  unique: (count: number) =>
    `${plural(count, 'row repeats', 'rows repeat')} the value of another row. ${stays(count)}; new values must be different.`,
  stricter: (count: number) =>
    `${plural(count, 'row breaks', 'rows break')} a new rule. ${stays(count)} until the next change, when the form asks for valid values.`,
  isKept: 'is kept',
  empties: 'becomes empty',
  hidden: 'is hidden',
  sameAs: (id: number) => `is the same as in row ${id}`,
  nothing: 'The files change no rows.',
  noRows: 'There are no rows yet: the server has not run with these entity files.',
};

export const studioTexts = {
  sharedFields: 'Shared fields',
  exposes: (fields: readonly string[]) =>
    `Encrypted values would be stored as plain text: ${fields.join(', ')}. Confirm this, or keep the field’s type.`,
  name: 'The name must start with a lowercase letter and contain only letters and digits, at most 64.',
  reserved: (name: string) => `The name ${name} is reserved. Choose another name.`,
  noVersion: 'There is no such version.',
  notPublished: 'Publish the config first.',
  draftChanged: (name: string, by: string) => `${by} has changed the draft of “${name}”.`,
  liveChanged: (name: string, by: string | null) =>
    by === null ? `${name}.json has been changed on the server.` : `${by} has published “${name}”.`,
  problems: (count: number) =>
    `${count === 1 ? 'There is a problem' : `There are ${count} problems`} in the entity files. Nothing has been published.`,
  lockedOut:
    'Nothing has been published: you could no longer use the Config Studio and manage accounts. First get a role with "studio" and "accounts" set to "all": run npm run user -- role NAME ROLE, or ask somebody who manages accounts.',
  notWritable: (folder: string, code: string) =>
    `The server can’t write to the folder ${folder} (${code}). Nothing has been published.`,
};
