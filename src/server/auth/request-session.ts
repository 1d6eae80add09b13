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
  }
}

/** Finds the session of every request in this scope. */
export function readSessions(scope: FastifyInstance, { sessions, cookies }: AuthParts): void {
  scope.decorateRequest('session', undefined);
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

/** The account that makes the request. Throws a 401 when it is not signed in. */
export function signedInAccount(request: FastifyRequest): Session['account'] {
  if (request.session?.state !== 'signed-in') throw new HttpError(401, texts.unauthenticated);
  return request.session.account;
}
