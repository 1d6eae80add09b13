import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BACKGROUND } from '../../entities/wire/headers';
import { HttpError } from '../http/errors';
import type { AuthParts } from './auth-parts';
import type { Session } from './sessions';
import { authTexts as texts } from './texts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The live session, which may still be waiting for its OTP. */
    session: Session | undefined;
    /** The signed-in account. Reading it throws a 401 if there is none. */
    readonly account: Session['account'];
  }
}

/** Finds the session of every request in this scope. */
export function readSessions(scope: FastifyInstance, { sessions, cookies }: AuthParts): void {
  scope.decorateRequest('session', undefined);
  scope.decorateRequest('account', { getter: accountOf });
  scope.addHook('onRequest', async (request) => {
    const id = cookies.idOf(request);
    const isBackground = BACKGROUND in request.headers;
    request.session = id === undefined ? undefined : await sessions.find(id, isBackground);
    if (!request.session) return;
    // Every later log line of the request names the account.
    const { username } = request.session.account;
    Object.assign(request.log, { account: username });
  });
}

/** Rejects requests without a signed-in account. */
export function requireSignIn(scope: FastifyInstance): void {
  scope.addHook('onRequest', async ({ session }) => {
    if (session?.state !== 'signed-in') throw new HttpError(401, texts.unauthenticated);
  });
}

function accountOf(this: FastifyRequest): Session['account'] {
  if (this.session?.state !== 'signed-in') throw new HttpError(401, texts.unauthenticated);
  return this.session.account;
}
