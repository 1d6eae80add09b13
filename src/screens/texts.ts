/** Texts that several screens share and that load with the first rows. */
export const texts = {
  image: 'Image',
  name: 'Name',
  wpId: 'Wallpaper ID',

  actions: 'Actions',
  update: 'Update',
  remove: 'Remove',
  help: 'Help',
  history: 'History',
  submit: 'Submit',
  reset: 'Reset',
  empty: 'Sorry, there is nothing to display here',
  addFirst: 'Add the first one with the form above.',
  addWallpapers: 'Add wallpapers on the Wallpapers screen first.',
  failed: 'The list could not be loaded.',
  linkedRowGone: 'The row of this link is not in the list. Someone may have removed it.',
  slow: 'The list has not loaded yet.',

  discarded: 'Changes discarded.',
  restore: 'Restore',
};
