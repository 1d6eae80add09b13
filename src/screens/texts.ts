import { formatBytes } from '../common/quantities';

/** Texts of several screens. */
export const texts = {
  image: 'Image',
  name: 'Name',
  wpId: 'Wallpaper ID',

  actions: 'Actions',
  update: 'Update',
  remove: 'Remove',
  close: 'Close',
  help: 'Help',
  submit: 'Submit',
  reset: 'Reset',
  empty: 'Sorry, there is nothing to display here',
  addFirst: 'Add the first one with the form above.',
  addWallpapers: 'Add wallpapers on the Wallpapers screen first.',
  failed: 'The list could not be loaded.',
  chunkError: 'This part of the page couldn’t be loaded. Try again.',
  sent: (sent: number, total: number) =>
    `${formatBytes(sent)} of ${formatBytes(total)} sent (${Math.floor((100 * sent) / total)} %)`,

  removeTitle: (name: string) => `Remove ${name}?`,
  removeQuestion: (name: string, kind: string) =>
    `${name} will be removed from the list of ${kind.toLowerCase()} for everyone.`,

  unsavedTitle: 'Leave without saving?',
  unsavedQuestion: 'Your changes have not been saved.',
  stay: 'Stay',
  leave: 'Leave',
  steps: { previous: 'Previous row', next: 'Next row' },
  discarded: 'Changes discarded.',
  restore: 'Restore',
  discard: 'Discard',

  save: 'Save',
  cancel: 'Cancel',
};
