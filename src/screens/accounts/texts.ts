import { MIN_PASSWORD_LENGTH } from '../../common/password-length';

export const texts = {
  title: 'Accounts',
  intro: 'Who can sign in, and what they may do. Nobody can change their own account.',
  noRoles:
    'There is no roles.json, so everybody may do everything. Editors also have this screen and the Config Studio.',

  own: 'Your account',
  update: (username: string) => `Update ${username}`,
  newPassword: 'New password',
  signOutEverywhere: 'Sign out everywhere',
  block: 'Block',
  unblock: 'Unblock',
  blockTitle: (username: string) => `Block ${username}?`,
  blockQuestion: (username: string) =>
    `${username} is signed out at once, and can’t sign in until you unblock the account. Nothing is removed.`,
  signOutTitle: (username: string) => `Sign ${username} out everywhere?`,
  signOutQuestion: (username: string) =>
    `All sessions of ${username} end at once. Unsaved input can be restored after the next sign-in.`,

  added: (username: string) => `${username} was added.`,
  passwordFor: (username: string) => `New password for ${username}`,
  password: 'Password',
  passwordHelp: `At least ${MIN_PASSWORD_LENGTH} characters. Leave empty to generate one; it is shown only once.`,
  signsOut: (username: string) => `${username} will be signed out everywhere.`,
  setPassword: 'Set password',
  passwordSet: (username: string) => `The password of ${username} was changed.`,
  generatedPassword: (username: string) => `Password of ${username}`,
  once: (username: string) =>
    `It is shown only once, here. Copy it, and pass it on in person. ${username} can change it after signing in: “Change password” is in the menu with their name, below the links.`,
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'Couldn’t copy. Select the password, and copy it yourself.',
};
