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
    `The rows of ${file} may or may not have been added. ${why} Add them again: no row is added twice.`,
  versions: 'Load versions',
  schema: 'Load the schema',
  nameTaken: (name: string) => `A config named ${name} already exists.`,
  notSaved: (why: string) => `Not saved: ${why} Keep typing to try again.`,
  published: (names: readonly string[]) =>
    `Published ${names.join(', ')}. Open screens change within ten seconds.`,
};
