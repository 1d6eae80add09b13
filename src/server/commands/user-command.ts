import * as z from 'zod/mini';
import { nearestName } from '../../entities/check/nearest-name';
import type { Roles } from '../../entities/roles/roles';
import { ROLE_NAME } from '../../entities/roles/roles-schema';
import { modelOf } from '../../field-types';
import { messagesAbout } from '../../field-types/schema';
import type { AuditEntry, AuditLog } from '../audit/audit-log';
import type { Accounts } from '../auth/accounts';
import { passwordProblem } from '../auth/new-password';
import { contactsIn, isMailAddress } from '../auth/otp-delivery';
import type { Passwords } from '../auth/passwords';
import type { Settings } from '../settings/settings';
import { byCommand } from './by-command';
import { CommandError } from './command-error';
import { readArguments } from './run-command';
import { commandTexts as texts } from './texts';

export interface UserCommandParts {
  readonly accounts: Accounts;
  readonly audit: Pick<AuditLog, 'record' | 'recordIn'>;
  readonly passwords: Passwords;
  readonly settings: Pick<Settings, 'mode' | 'mailUrl' | 'smsWebhook'>;
  readonly askPassword: () => Promise<string>;
  /** Who may do what; undefined while everybody may do everything. */
  readonly roles: Roles | undefined;
}

const options = {
  contact: { type: 'string' },
  editor: { type: 'boolean', default: false },
  not: { type: 'boolean', default: false },
  role: { type: 'string', multiple: true },
} as const;

/** Runs the command in the arguments and returns its output. Throws `CommandError`. */
export async function userCommand(
  args: readonly string[],
  parts: UserCommandParts,
): Promise<string> {
  const found = readArguments({ args: [...args], options, allowPositionals: true }, texts.usage);
  const [action, name, ...rest] = found.positionals;
  const { contact, editor: isEditor, not: isNot, role: roles = [] } = found.values;
  if (rest.length > 0 && action !== 'role') throw new CommandError(texts.usage);
  const { accounts } = parts;
  checkRoleNames([...roles, ...rest], parts.roles);
  const record = (kind: AuditEntry['kind'], subject: string, details: object = {}) =>
    parts.audit.record({ kind, subject, details: { ...details, ...byCommand() } });
  if (action === 'list') return listed(await accounts.list());
  if (name === undefined) throw new CommandError(texts.usage);

  if (action === 'add') {
    if (!/^[\w.@+-]{2,60}$/.test(name)) throw new CommandError(texts.badName);
    const checkedContact = checkContacts(contact, parts.settings);
    if (await accounts.find(name)) throw new CommandError(texts.taken(name));
    const passwordHash = await newPassword(name, parts);
    const account = { username: name, contact: checkedContact, passwordHash, isEditor, roles };
    await accounts.add(account);
    const details = { ...(isEditor ? { isEditor } : {}), ...(roles.length > 0 ? { roles } : {}) };
    await record('account-added', name, details);
    const isIdle = parts.roles && roles.length === 0;
    return isIdle ? `${texts.added(name)} ${texts.noRole(name)}` : texts.added(name);
  }
  const account = await accounts.find(name);
  if (!['password', 'editor', 'role', 'block', 'remove'].includes(action ?? ''))
    throw new CommandError(texts.usage);
  if (!account) throw new CommandError(texts.unknown(name));
  if (action === 'password') {
    const details = { changed: 'password', ...byCommand() };
    const entry = { kind: 'account-changed', subject: account.username, details } as const;
    await accounts.changePassword(account.id, await newPassword(account.username, parts), {
      record: (transaction) => parts.audit.recordIn(transaction, entry),
    });
    return texts.changed(account.username);
  }
  if (action === 'editor') {
    await accounts.makeEditor(account.id, !isNot);
    await record('account-changed', account.username, { isEditor: !isNot });
    return texts.madeEditor(account.username, !isNot);
  }
  if (action === 'role') {
    if (isNot === rest.length > 0) throw new CommandError(texts.usage);
    await accounts.setRoles(account.id, rest);
    await record('account-changed', account.username, { roles: rest });
    const changed = texts.hasRoles(account.username, rest);
    return parts.roles ? changed : `${changed} ${texts.noRoles}`;
  }
  if (action === 'block') {
    const details = { isBlocked: !isNot, ...byCommand() };
    const entry = { kind: 'account-changed', subject: account.username, details } as const;
    await accounts.block(account.id, !isNot, (transaction) =>
      parts.audit.recordIn(transaction, entry),
    );
    return texts.blocked(account.username, !isNot);
  }
  await accounts.remove(account.id);
  await record('account-removed', account.username);
  return texts.removed(account.username);
}

function listed(accounts: Awaited<ReturnType<Accounts['list']>>): string {
  if (accounts.length === 0) return texts.none;
  return accounts
    .map(({ username, contact, isEditor, roles, isBlocked }) =>
      [
        username,
        contact ?? '',
        ...(roles.length > 0 ? [roles.join()] : []),
        ...(isEditor ? ['editor'] : []),
        ...(isBlocked ? ['blocked'] : []),
      ].join('\t'),
    )
    .join('\n');
}

/** Roles can be given before there is a file with them, so that it locks nobody out. */
function checkRoleNames(names: readonly string[], roles: Roles | undefined): void {
  for (const name of names) {
    const isKnown = roles ? Object.hasOwn(roles, name) : ROLE_NAME.test(name);
    if (isKnown) continue;
    const known = Object.keys(roles ?? {});
    throw new CommandError(texts.unknownRole(name, known, nearestName(name, known)));
  }
}

async function newPassword(
  name: string,
  { askPassword, passwords }: UserCommandParts,
): Promise<string> {
  const password = await askPassword();
  const problem = await passwordProblem(password, name);
  if (problem) throw new CommandError(problem);
  return passwords.hash(password);
}

/** The contacts as they are stored. In production all must be ones that the server can reach. */
function checkContacts(
  contact: string | undefined,
  settings: UserCommandParts['settings'],
): string | null {
  const contacts = contactsIn(contact ?? null);
  if (contacts.length > 0) return contacts.map((one) => checkContact(one, settings)).join();
  if (contact !== undefined) throw new CommandError(texts.badContact);
  if (settings.mode === 'production') throw new CommandError(texts.noContact);
  return null;
}

function checkContact(
  contact: string,
  { mode, mailUrl, smsWebhook }: UserCommandParts['settings'],
): string {
  if (isMailAddress(contact)) {
    if (!z.email().safeParse(contact).success) throw new CommandError(texts.badContact);
    if (mode === 'production' && !mailUrl) throw new CommandError(texts.noMail);
    return contact;
  }
  const phone = mobile(contact);
  if (mode === 'production' && !smsWebhook) throw new CommandError(texts.noSms);
  return phone;
}

function mobile(contact: string): string {
  const field = {
    type: 'phone',
    name: 'contact',
    label: '',
    required: true,
    unique: false,
  } as const;
  const number = modelOf(field).parse(contact, field);
  if (messagesAbout(field, number).length > 0) throw new CommandError(texts.badContact);
  return String(number);
}
