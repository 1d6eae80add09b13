/** What people read in the application's frame. */
export const texts = {
  product: 'Paperhanger',
  login: 'Login',
  otp: 'OTP',
  notFound: 'Error 404',
  title: (screen: string) => `${screen} · Paperhanger`,
  skip: 'Skip to content',
  navigation: 'Screens',
  menu: 'Menu',
  signOut: 'Sign out',
  signedInAs: (username: string) => `Signed in as ${username}`,
  discardTitle: 'Sign out without saving?',
  discardQuestion: 'What you typed in a form has not been saved.',
  stay: 'Stay',

  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },

  activity: 'Activity',
  activityCount: (count: number) => `Activity, ${count} failed`,
  nothingFailed: 'Nothing failed.',
  activityHelp: 'What failed without a message since you signed in.',
  tryAgain: 'Try again',
  dismiss: (what: string) => `Dismiss ${what}`,
  clearAll: 'Clear all',

  loading: 'Loading',
  reload: 'Reload',
  chunkMissing: 'This part of the application did not arrive',
  chunkMissingHelp:
    'The connection is slow or broken, or there is a new version of the application.',
  userUnknown: 'The server did not say who is signed in',
  crashed: 'This screen stopped working',
  crashedHelp: 'The error is in the browser’s console. Nothing on the server has changed by it.',
};
