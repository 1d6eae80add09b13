/** What people read on more than one screen. */
export const texts = {
  image: 'Image',
  name: 'Name',
  wpId: 'Wallpaper ID',

  actions: 'Actions',
  update: 'Update',
  remove: 'Remove',
  close: 'Close',
  submit: 'Submit',
  reset: 'Reset',
  empty: 'Sorry, there is nothing to display here',
  failed: 'The list could not be loaded.',

  removeTitle: (name: string) => `Remove ${name}?`,
  removeQuestion: (name: string, kind: string) =>
    `${name} will be gone from the list of ${kind.toLowerCase()} for everybody.`,

  unsavedTitle: 'Leave without saving?',
  unsavedQuestion: 'What you typed in the form has not been saved.',
  stay: 'Stay',
  leave: 'Leave',
  discarded: 'Changes discarded.',
  restore: 'Restore',

  conflictTitle: 'Somebody else changed this in the meantime.',
  conflictField: 'Field',
  conflictStored: 'Stored now',
  conflictYours: 'Yours',
  keepMine: 'Save mine',
  takeTheirs: 'Take theirs',
  emptyValue: '(empty)',
  notYours: '(not changed by you)',
};
