/** What people read in the frame around the screens. */
export const texts = {
  skip: 'Skip to content',
  navigation: 'Screens',
  menu: 'Menu',
  signOut: 'Sign out',
  signedInAs: (username: string) => `Signed in as ${username}`,
  discardTitle: 'Sign out without saving?',
  discardQuestion: 'What you typed in a form has not been saved.',
  stay: 'Stay',

  partMissing: 'This could not be opened: a part of the application did not arrive. Try again.',

  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },

  activity: 'Activity',
  failed: 'failed',
  nothingFailed: 'Nothing failed.',
  activityHelp: 'What failed without a message since you signed in.',
  tryAgain: 'Try again',
  dismiss: (what: string) => `Dismiss ${what}`,
  clearAll: 'Clear all',
};
