import type { Roles } from '../../entities/roles/roles';
import type { AuditKind } from '../../entities/wire/audit';
import type { AuditLog } from '../audit/audit-log';
import {
  checkedContact,
  checkedPassword,
  checkedRoles,
  checkedUsername,
} from '../auth/account-input';
import type { Accounts } from '../auth/accounts';
import { type Channels, contactsIn } from '../auth/otp-delivery';
import type { Passwords } from '../auth/passwords';
import type { InTransaction } from '../auth/sessions';
import { authTexts } from '../auth/texts';
import { HttpError } from '../http/errors';
import { byCommand } from './command-audit';
import { CommandError } from './command-error';
import { readArguments } from './run-command';
import { commandTexts as texts } from './texts';

export interface UserCommandParts {
  readonly accounts: Accounts;
  readonly audit: Pick<AuditLog, 'recordIn'>;
  readonly passwords: Passwords;
  readonly settings: Channels;
  readonly askPassword: () => Promise<string>;
  /** Who may do what; undefined while everybody may do everything. */
  readonly roles: Roles | undefined;
}

const options = {
  contact: { type: 'string' },
  editor: { type: 'boolean' },
  not: { type: 'boolean' },
  role: { type: 'string', multiple: true },
} as const;

/** The options that each action takes. */
const optionsOf: ReadonlyMap<string | undefined, readonly string[]> = new Map([
  ['add', ['contact', 'role', 'editor']],
  ['role', ['not']],
  ['editor', ['not']],
  ['block', ['not']],
]);

/** Runs the command in the arguments and returns its output. Throws `CommandError`. */
export async function userCommand(
  args: readonly string[],
  parts: UserCommandParts,
): Promise<string> {
  try {
    return await run(args, parts);
  } catch (error) {
    throw error instanceof HttpError ? new CommandError(error.message) : error;
  }
}

async function run(args: readonly string[], parts: UserCommandParts): Promise<string> {
  const found = readArguments(
    { args: [...args], options, allowPositionals: true },
    texts.userUsage,
  );
  const [action, name, ...rest] = found.positionals;
  const { contact, editor: isEditor = false, not: isNot = false, role: roles = [] } = found.values;
  const taken = optionsOf.get(action) ?? [];
  const isTooMuch = rest.length > 0 && action !== 'role';
  if (isTooMuch || Object.keys(found.values).some((option) => !taken.includes(option)))
    throw new CommandError(texts.userUsage);
  const { accounts } = parts;
  checkedRoles([...roles, ...rest], parts.roles);
  /** Records an entry in the transaction of its change. */
  const recordOf =
    (kind: AuditKind, subject: string, details: object = {}): InTransaction =>
    (transaction) =>
      parts.audit.recordIn(transaction, { kind, subject, details: { ...details, ...byCommand() } });
  if (action === 'list' && name === undefined) return listed(await accounts.list());
  if (name === undefined) throw new CommandError(texts.userUsage);

  if (action === 'add') {
    checkedUsername(name);
    const checked = contactIn(contact, parts.settings);
    if (await accounts.find(name)) throw new CommandError(authTexts.taken(name));
    const passwordHash = await newPassword(name, parts);
    const details = { ...(isEditor ? { isEditor } : {}), ...(roles.length > 0 ? { roles } : {}) };
    await accounts.add(
      { username: name, contact: checked, passwordHash, isEditor, roles },
      recordOf('account-added', name, details),
    );
    const isIdle = parts.roles && roles.length === 0;
    return isIdle ? `${texts.added(name)} ${texts.noRole(name)}` : texts.added(name);
  }
  const account = await accounts.find(name);
  if (!['password', 'editor', 'role', 'block', 'remove'].includes(action ?? ''))
    throw new CommandError(texts.userUsage);
  if (!account) throw new CommandError(texts.unknown(name));
  const { id, username } = account;
  const changed = (details: object) => recordOf('account-changed', username, details);
  if (action === 'password') {
    const passwordHash = await newPassword(username, parts);
    await accounts.changePassword(id, passwordHash, { record: changed({ changed: 'password' }) });
    return texts.changed(username);
  }
  if (action === 'editor') {
    await accounts.change(id, { isEditor: !isNot }, changed({ isEditor: !isNot }));
    return (parts.roles ? texts.madeEditorBesideRoles : texts.madeEditor)(username, !isNot);
  }
  if (action === 'role') {
    if (isNot === rest.length > 0) throw new CommandError(texts.userUsage);
    await accounts.change(id, { roles: rest }, changed({ roles: rest }));
    const said = texts.hasRoles(username, rest);
    return parts.roles ? said : `${said} ${texts.noRoles}`;
  }
  if (action === 'block') {
    await accounts.block(id, !isNot, changed({ isBlocked: !isNot }));
    return texts.blocked(username, !isNot);
  }
  await accounts.remove(id, recordOf('account-removed', username));
  return texts.removed(username);
}

/** The contacts of the option, as they are stored. */
function contactIn(contact: string | undefined, channels: Channels): string | null {
  if (contact !== undefined && contactsIn(contact).length === 0)
    throw new CommandError(authTexts.badContact);
  if (contact === undefined && channels.mode === 'production')
    throw new CommandError(texts.noContact);
  return checkedContact(contact ?? null, channels);
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

async function newPassword(
  name: string,
  { askPassword, passwords }: UserCommandParts,
): Promise<string> {
  return await passwords.hash(await checkedPassword(await askPassword(), name));
}
