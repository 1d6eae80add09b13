import type { AuditKind, AuditLogEntry } from '../../entities/wire/audit';

export const texts = {
  title: 'Audit Log',
  intro: 'Who did what, newest first. Changes to rows are in the history of each screen.',
  kind: 'Kind',
  allKinds: 'All kinds',
  none: 'No entry matches these filters.',
  showMore: 'Show more',
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
} satisfies Readonly<Record<AuditKind, string>>;

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
