import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../http/errors';
import type { SessionCookies } from './session-cookies';
import type { Session, Sessions } from './sessions';
import { authTexts as texts } from './texts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The live session, which may still wait for its OTP. */
    session: Session | undefined;
  }
}

/** Gives every request of this scope its session. */
export function readSessions(
  scope: FastifyInstance,
  sessions: Sessions,
  cookies: SessionCookies,
): void {
  scope.decorateRequest('session', undefined);
  scope.addHook('onRequest', async (request) => {
    const id = cookies.idOf(request);
    request.session = id === undefined ? undefined : await sessions.find(id);
  });
}

/** The account that a request is made for; a 401 when its session is not signed in. */
export function signedInAccount(request: FastifyRequest): Session['account'] {
  if (request.session?.state !== 'signed-in') throw new HttpError(401, texts.unauthenticated);
  return request.session.account;
}

/** The hook that keeps everybody out who is not signed in. */
export async function demandSignedIn(request: FastifyRequest): Promise<void> {
  signedInAccount(request);
}
