import { plural } from '../../common/quantities';

export const texts = {
  load: 'Load configs',
  nothingSaved: 'Preview: nothing is saved.',
  save: 'Save a draft',
  discard: 'Discard a draft',
  discarded: (name: string) => `The draft of ${name} was discarded.`,
  restore: 'Restore',
  remove: 'Remove a config',
  impact: 'Load the impact',
  publish: 'Publish',
  addRows: 'Add rows',
  added: (count: number, file: string) => `Added the ${plural(count, 'row')} of ${file}.`,
  notAdded: (file: string, why: string) =>
    `None of the rows in ${file} were added. ${why} Correct the config, publish it, then add them again.`,
  perhapsAdded: (file: string, why: string) =>
    `The rows of ${file} may or may not have been added. ${why} Add them again: no row is added twice.`,
  versions: 'Load versions',
  schema: 'Load the schema',
  nameTaken: (name: string) => `A config named ${name} already exists.`,
  notSaved: (why: string) => `Not saved: ${why} Keep typing to try again.`,
  published: (names: readonly string[]) =>
    `Published ${names.join(', ')}. Open screens change within ten seconds.`,

  addView: 'Put a view into the file',
  brokenFile: (name: string) =>
    `${name}.json has problems. Correct them in the Config Studio first.`,
  noWords: 'This view can’t be put into a file. Choose other filters, or save it for everyone.',
  viewAdded: (view: string, name: string) =>
    `“${view}” is in the draft of ${name}.json. Publish it to give it to everyone.`,
  openStudio: 'Open the Config Studio',
};
