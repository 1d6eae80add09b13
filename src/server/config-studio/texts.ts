import { plural } from '../../common/quantities';
import type { FieldConfig } from '../../field-types';

const rows = (count: number) => plural(count, 'row');
const values = (count: number) => plural(count, 'value');

/** What a change does to rows. */
export const impactTexts = {
  entityAdded: (entity: string) =>
    `A new screen. If there has been an entity "${entity}" before, its rows are back.`,
  entityRemoved: (count: number) =>
    `The screen goes away. Its ${rows(count)} stay in the database, and are back with the file.`,
  added: (count: number, isRequired: boolean) =>
    isRequired
      ? `A new field, which is empty in ${rows(count)}: their forms ask for it at the next change.`
      : `A new field, which is empty in ${rows(count)}.`,
  back: (before: FieldConfig, after: FieldConfig) =>
    before.type === after.type
      ? 'The field has been there before: its values are back.'
      : `The field was there before as ${before.type}: its values that can be read as ${after.type} are back.`,
  proposed: (was: string) =>
    `If it is the field "${was}" with a new name, add "was": "${was}": its values fit, and come along.`,
  renamed: (was: string, count: number) =>
    `The field "${was}" has a new name: its ${values(count)} come along.`,
  retyped: (before: FieldConfig, after: FieldConfig, unread: number, earlier?: FieldConfig) =>
    [
      `The type changes from ${before.type} to ${after.type}.`,
      earlier ? `Its former values as ${earlier.type} are back, except in rows edited since.` : '',
      unread === 0
        ? 'All values can be read.'
        : `${values(unread)} can’t be read as ${after.type}, and will be empty until the type is changed back.`,
    ]
      .filter(Boolean)
      .join(' '),
  removed: (count: number) =>
    `The field is removed. Its ${values(count)} stay in the database, and return with the field.`,
  unique: (count: number) =>
    `${plural(count, 'row repeats', 'rows repeat')} a value of another one. They stay as they are; new values may not repeat one.`,
  stricter: (count: number) =>
    `${plural(count, 'row breaks', 'rows break')} a rule that is new. They stay as they are until their next change, when their forms ask for valid values.`,
  comesAlong: 'comes along',
  empties: 'becomes empty',
  hidden: 'is hidden',
  sameAs: (id: number) => `is the same as in row ${id}`,
  nothing: 'The files change no rows.',
  noRows: 'There are no rows yet: the server has not run with these entity files.',
};

export const studioTexts = {
  name: 'The name must start with a lowercase letter and contain only letters and digits, at most 64.',
  noVersion: 'There is no such version.',
  notPublished: 'Publish the config first.',
  draftChanged: (name: string, by: string) => `${by} has changed the draft of “${name}” meanwhile.`,
  liveChanged: (name: string, by: string | null) =>
    by === null
      ? `${name}.json has been changed on the server meanwhile.`
      : `${by} has published “${name}” meanwhile.`,
  problems: (count: number) =>
    `${count === 1 ? 'There is a problem' : `There are ${count} problems`} in the entity files. Nothing has been published.`,
  notWritable: (folder: string, code: string) =>
    `The server can’t write to the folder ${folder} (${code}). Nothing has been published.`,
};
