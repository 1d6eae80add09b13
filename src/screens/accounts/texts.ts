import { MIN_PASSWORD_LENGTH } from '../../common/password-length';
import type { AuditLogEntry } from '../../entities/wire/accounts';

export const texts = {
  title: 'Accounts',
  auditLog: 'Audit Log',
  intro: 'Who can sign in, and what they may do. Nobody can change their own account.',
  noRoles:
    'There is no roles.json, so everybody may do everything. Editors also have this screen and the Config Studio.',
  loading: 'Loading…',
  failed: 'This could not be loaded.',
  tryAgain: 'Try again',

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
    `All sessions of ${username} end at once. What is typed on open pages is offered again after the next sign-in.`,

  added: (username: string) => `${username} was added.`,
  passwordFor: (username: string) => `New password for ${username}`,
  password: 'Password',
  passwordHelp: `At least ${MIN_PASSWORD_LENGTH} characters. If you leave it empty, one is made and shown to you once.`,
  signsOut: (username: string) => `${username} will be signed out everywhere.`,
  setPassword: 'Set password',
  passwordSet: (username: string) => `The password of ${username} was changed.`,
  generatedPassword: (username: string) => `Password of ${username}`,
  once: (username: string) =>
    `It is shown only once, here. Copy it, and pass it on in person. ${username} can change it after signing in: “Change password” is in the menu with their name, below the links.`,
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'The browser didn’t copy it. Select the password, and copy it yourself.',

  kind: 'Kind',
  allKinds: 'All kinds',
  showMore: 'Show more',
  none: 'No entry matches these filters.',
  logHelp: 'Who did what, newest first. Changes to rows are in the history of each screen.',
};

const kinds: Readonly<Record<string, string>> = {
  'sign-in': 'Signed in',
  'sign-in-failed': 'Sign-in failed',
  'sign-out': 'Signed out',
  'sign-out-everywhere': 'Signed out everywhere',
  'otp-sent': 'One-time password sent',
  'otp-failed': 'One-time password not sent',
  download: 'Downloaded',
  'sealed-read': 'Read encrypted values',
  'not-allowed': 'Not allowed',
  'account-added': 'Account added',
  'account-changed': 'Account changed',
  'account-removed': 'Account removed',
  'secret-rotated': 'Secret changed',
  'history-erased': 'History erased',
  'configs-published': 'Entity files published',
};

export const kindText = (kind: string) => kinds[kind] ?? kind;

/** The details of an entry: what it is about, and whatever else is known. */
export function detailText({ subject, details }: AuditLogEntry): string {
  const known = Object.entries(details).filter(
    ([name, value]) => name !== 'session' && value !== null && value !== '',
  );
  const parts = known.map(([name, value]) => `${names[name] ?? name}: ${plain(value)}`);
  return [subject, parts.join(', ')].filter(Boolean).join(' · ');
}

const names: Readonly<Record<string, string>> = {
  isBlocked: 'blocked',
  isEditor: 'editor',
  systemUser: 'user of the server',
};

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join(', ') || 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
