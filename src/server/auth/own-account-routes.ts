import { newPassword, ownAccount } from '../../entities/wire/auth';
import { isPostgres } from '../database/dialect';
import { invalid } from '../http/errors';
import { forSignedIn } from '../http/needs';
import { createRateLimiter } from '../http/rate-limiter';
import type { Scope } from '../http/schemas';
import { checkedPassword } from './account-input';
import type { AuthParts } from './auth-parts';
import { signOutBrowser } from './session-cookies';
import { shortHash } from './sessions';
import { authTexts as texts } from './texts';

/** What people can do with their own account. */
export function ownAccountRoutes(scope: Scope, parts: AuthParts): void {
  const { database, accounts, sessions, passwords, audit, cookies, limits, clock } = parts;
  const wrongPasswords = createRateLimiter(
    'wrongPasswords',
    limits.wrongPasswords,
    clock,
    database,
  );

  scope.get(
    '/api/account',
    { ...forSignedIn, schema: { response: { 200: ownAccount } } },
    async (request) => {
      const { id, username } = request.account;
      const lastSignIn = await audit.lastSignIn(id, shortHash(request.session?.hash ?? ''));
      return { username, lastSignIn: lastSignIn ?? null };
    },
  );

  const schema = { body: newPassword };
  scope.post('/api/account/password', { ...forSignedIn, schema }, async (request, reply) => {
    const { id, username } = request.account;
    const { current, password } = request.body;
    const key = String(id);
    await wrongPasswords.count(key, { errors: { current: [texts.tooManySignIns] } });
    const found = await accounts.find(username);
    if (!found || !(await passwords.verify(current, found.passwordHash))) {
      await request.audit({ kind: 'sign-in-failed', details: { reason: texts.currentWrong } });
      throw invalid({ current: [texts.currentWrong] });
    }
    await wrongPasswords.forget(key);
    if (password === current) throw invalid({ password: [texts.newIsCurrent] });
    const passwordHash = await passwords.hash(await checkedPassword(password, username));
    const entry = {
      kind: 'account-changed',
      subject: username,
      details: { changed: 'password' },
    } as const;
    await accounts.changePassword(id, passwordHash, {
      but: request.session?.hash,
      async record(transaction) {
        // Checking takes a while, in which someone else may have set another password.
        const account = transaction
          .selectFrom('account')
          .select('password_hash')
          .where('id', '=', id);
        const now = await (isPostgres(transaction)
          ? account.forUpdate()
          : account
        ).executeTakeFirst();
        if (now?.password_hash !== found.passwordHash)
          throw invalid({ current: [texts.currentWrong] });
        await request.auditIn(transaction, entry);
      },
    });
    return reply.code(204).send();
  });

  scope.post('/api/account/signOutEverywhere', forSignedIn, async (request, reply) => {
    await sessions.endAll(request.account.id, (transaction) =>
      request.auditIn(transaction, { kind: 'sign-out-everywhere' }),
    );
    signOutBrowser(reply, cookies);
    return reply.code(204).send();
  });
}
