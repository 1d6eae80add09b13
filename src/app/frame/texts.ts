export const texts = {
  skip: 'Skip to content',
  navigation: 'Screens',
  menu: 'Menu',
  searchAll: 'Search everything',
  signOut: 'Sign out',
  account: (username: string) => `Account ${username}`,
  signedInAs: (username: string) => `Signed in as ${username}`,
  discardTitle: 'Sign out without saving?',
  discardQuestion: 'Your changes in a form have not been saved.',
  stay: 'Stay',

  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },

  activity: 'Activity',
  failed: 'failed',
};
