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

  partMissing: 'This page couldn’t be loaded. Try again.',

  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },

  activity: 'Activity',
  failed: 'failed',
  nothingFailed: 'No errors',
  activityHelp: 'Errors since you signed in',
  tryAgain: 'Try again',
  dismiss: (what: string) => `Dismiss ${what}`,
  clearAll: 'Clear all',
};
