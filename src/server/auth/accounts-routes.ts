import { randomInt } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { accountConfig } from '../../entities/account-config';
import { mayDo } from '../../entities/roles/roles';
import {
  accountsConfig,
  accountToAdd,
  accountToBlock,
  accountToChange,
  accountToSignOut,
  addedAccount,
  generatedPassword,
  type ListedAccount,
  listedAccount,
  listedAccounts,
  passwordToChange,
} from '../../entities/wire/accounts';
import type { AuditEntry } from '../audit/audit-log';
import { isUniqueViolation } from '../database/database-error';
import { isPostgres } from '../database/dialect';
import type { Database } from '../database/tables';
import { HttpError, invalid } from '../http/errors';
import { needs } from '../http/needs';
import type { Scope } from '../http/schemas';
import type { Configs } from '../live-configs/live-configs';
import {
  checkedContact,
  checkedPassword,
  checkedRoles,
  checkedUsername,
  fieldChecks,
} from './account-input';
import type { Account } from './accounts';
import type { AuthParts } from './auth-parts';
import type { InTransaction } from './sessions';
import { rolesIn } from './stored-roles';
import { authTexts as texts } from './texts';

const see = needs('accounts', 'read');
const manage = needs('accounts', 'update');

/** Letters and digits that can’t be mistaken for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP = 4;

/** What people who manage accounts can do with other people’s accounts. */
export function accountsRoutes(
  scope: Scope,
  { accounts, sessions, passwords, audit, settings }: AuthParts,
  { roles }: Pick<Configs, 'roles'>,
): void {
  async function listed(request: FastifyRequest): Promise<ListedAccount[]> {
    const own = request.account.id;
    const [all, lastSignIns] = await Promise.all([accounts.list(), audit.lastSignIns()]);
    return all.map(({ isBlocked, ...account }) => ({
      ...account,
      status: isBlocked ? 'blocked' : 'active',
      lastSignIn: lastSignIns.get(account.id) ?? null,
      isOwn: account.id === own,
    }));
  }

  async function listedOne(request: FastifyRequest, username: string): Promise<ListedAccount> {
    const found = (await listed(request)).find((account) => account.username === username);
    if (!found) throw new HttpError(404, texts.noAccount);
    return found;
  }

  async function unusedName(name: string): Promise<string> {
    const username = checkedUsername(name);
    if (await accounts.find(username)) throw invalid({ username: [texts.taken(username)] });
    return username;
  }

  async function other(request: FastifyRequest, id: number): Promise<Account> {
    const found = await accounts.findById(id);
    if (!found) throw new HttpError(404, texts.noAccount);
    if (id === request.account.id) throw new HttpError(403, texts.ownAccount);
    return found;
  }

  /** Records a change in its transaction. Throws a 403 if the user no longer manages accounts. */
  const recordAsManager =
    (request: FastifyRequest, entry: AuditEntry): InTransaction =>
    async (transaction) => {
      await request.auditIn(transaction, entry);
      await requireManager(request, transaction);
    };

  /** Rejects the second of two managers who remove each other’s roles at once: somebody must still manage accounts. */
  async function requireManager(
    request: FastifyRequest,
    transaction: Kysely<Database>,
  ): Promise<void> {
    // Unlike SQLite, PostgreSQL doesn't make all writers wait for each other.
    const all = transaction
      .selectFrom('account')
      .select(['id', 'roles', 'is_editor', 'is_blocked'])
      .orderBy('id');
    const rows = await (isPostgres(transaction) ? all.forUpdate() : all).execute();
    const own = rows.find(({ id }) => id === request.account.id);
    const holder = { roles: rolesIn(own?.roles ?? ''), isEditor: own?.is_editor === 1 };
    if (own?.is_blocked !== 0 || !mayDo(roles(), holder, 'accounts', 'update'))
      throw new HttpError(403, texts.notAllowed('accounts', 'update'));
  }

  scope.post(
    '/api/accounts/fetch',
    { ...see, schema: { response: { 200: listedAccounts } } },
    listed,
  );

  scope.get(
    '/api/accounts/config',
    { ...see, schema: { response: { 200: accountsConfig } } },
    async () => {
      const known = roles();
      const names = known && Object.keys(known);
      return { config: accountConfig(names), hasRoles: names !== undefined };
    },
  );

  const adding = { body: accountToAdd, response: { 200: addedAccount } };
  scope.post('/api/accounts/add', { ...manage, schema: adding }, async (request) => {
    const { contact, roles: given = [], isEditor = false, password } = request.body;
    const first = password || makePassword();
    const checks = fieldChecks();
    const username = await checks.of(() => unusedName(request.body.username), '');
    const account = {
      username,
      contact: await checks.of(() => checkedContact(contact ?? null, settings), null),
      roles: await checks.of(() => checkedRoles(given, roles()), []),
      isEditor,
    };
    await checks.of(() => checkedPassword(first, username), first);
    checks.finish();
    const passwordHash = await passwords.hash(first);
    const { username: _, ...details } = account;
    const record = recordAsManager(request, { kind: 'account-added', subject: username, details });
    await accounts.add({ ...account, passwordHash }, record).catch((error: unknown) => {
      // Someone else was faster.
      throw isUniqueViolation(error) ? invalid({ username: [texts.taken(username)] }) : error;
    });
    return { ...(await listedOne(request, username)), password: password ? null : first };
  });

  const changing = { body: accountToChange, response: { 200: listedAccount } };
  scope.post('/api/accounts/update', { ...manage, schema: changing }, async (request) => {
    const { id, contact, roles: given, isEditor } = request.body;
    const account = await other(request, id);
    const next = {
      contact: contact === undefined ? account.contact : checkedContact(contact, settings),
      roles: given && !isSame(given, account.roles) ? checkedRoles(given, roles()) : account.roles,
      isEditor: isEditor ?? account.isEditor,
    };
    const details = {
      ...(next.contact !== account.contact && { contact: next.contact }),
      ...(next.roles !== account.roles && { roles: next.roles }),
      ...(next.isEditor !== account.isEditor && { isEditor: next.isEditor }),
    };
    // Only what differs, because someone else may be changing the rest.
    if (Object.keys(details).length > 0)
      await accounts.change(id, details, recordChange(request, account, details));
    return await listedOne(request, account.username);
  });

  const recordChange = (request: FastifyRequest, { username }: Account, details: object) =>
    recordAsManager(request, {
      kind: 'account-changed',
      subject: username,
      details: { ...details },
    });

  const blocking = { body: accountToBlock, response: { 200: listedAccount } };
  scope.post('/api/accounts/block', { ...manage, schema: blocking }, async (request) => {
    const { id, isBlocked } = request.body;
    const account = await other(request, id);
    await accounts.block(id, isBlocked, recordChange(request, account, { isBlocked }));
    if (isBlocked) await sessions.endMoved(id);
    return await listedOne(request, account.username);
  });

  const renewing = { body: passwordToChange, response: { 200: generatedPassword } };
  scope.post('/api/accounts/password', { ...manage, schema: renewing }, async (request) => {
    const { id, password } = request.body;
    const account = await other(request, id);
    const next = password || makePassword();
    const passwordHash = await passwords.hash(await checkedPassword(next, account.username));
    const record = recordChange(request, account, { changed: 'password' });
    await accounts.changePassword(id, passwordHash, { record });
    return { password: password ? null : next };
  });

  const leaving = { body: accountToSignOut };
  scope.post(
    '/api/accounts/signOutEverywhere',
    { ...manage, schema: leaving },
    async (request, reply) => {
      const { id, username } = await other(request, request.body.id);
      const entry = { kind: 'sign-out-everywhere', subject: username } as const;
      await sessions.endAll(id, recordAsManager(request, entry));
      return reply.code(204).send();
    },
  );
}

function makePassword(): string {
  const letter = () => ALPHABET[randomInt(ALPHABET.length)] ?? '';
  const group = () => Array.from({ length: GROUP }, letter).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join();
