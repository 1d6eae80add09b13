import { plural } from '../../common/quantities';

export const texts = {
  load: 'Load configs',
  nothingSaved: 'Preview: nothing is saved.',
  save: 'Save a draft',
  discard: 'Discard a draft',
  remove: 'Remove a config',
  impact: 'Load the impact',
  publish: 'Publish',
  addRows: 'Add rows',
  added: (count: number, file: string) => `Added the ${plural(count, 'row')} of ${file}.`,
  notAdded: (file: string, why: string) =>
    `No row of ${file} was added. ${why} Correct the config and publish it, then add them again.`,
  perhapsAdded: (file: string, why: string) =>
    `It is not known whether the rows of ${file} were added. ${why} Add them again: rows that were added are not added twice.`,
  versions: 'Load versions',
  schema: 'Load the schema',
  nameTaken: (name: string) => `A config named ${name} already exists.`,
  notSaved: (why: string) =>
    `Not saved: ${why} What you typed is sent again with the next key press.`,
  published: (names: readonly string[]) =>
    `Published ${names.join(', ')}. Open screens change within ten seconds.`,
};
