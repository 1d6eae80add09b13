import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { HttpError } from '../http/errors';
import { httpTexts as texts } from '../http/texts';
import { equalsInConstantTime, signer } from '../secrets/signer';

/** More than the sessions in use at a time. */
const MAX_TOKENS = 1000;

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Tokens that keep other sites from making requests in a signed-in browser. A token is an HMAC of the session id, so
 * nothing is stored for visitors who have not signed in. `origin` is where people reach the server; the default is the
 * request's own Host.
 */
export function csrfWith(secret: string, origin: string | undefined) {
  const { sign } = signer('csrf', secret, 'base64');
  // Signing would take a sixth of the time of a cached response.
  const tokens = new LRUCache<string, string>({ max: MAX_TOKENS, memoMethod: sign });
  const tokenFor = (sessionId: string) => tokens.memo(sessionId);
  return {
    tokenFor,
    /** Throws a 419 for an unsafe request without the token of its session, or from another site. */
    requireToken(request: FastifyRequest, sessionId: string | undefined): void {
      if (safeMethods.has(request.method)) return;
      if (isFromAnotherSite(request, origin)) throw new HttpError(419, texts.crossSite);
      const token = request.headers['x-xsrf-token'];
      const isValid =
        sessionId !== undefined &&
        typeof token === 'string' &&
        equalsInConstantTime(tokenFor(sessionId), token);
      if (!isValid) throw new HttpError(419, texts.csrfMismatch);
    },
  };
}

function isFromAnotherSite(request: FastifyRequest, ownOrigin: string | undefined): boolean {
  const site = request.headers['sec-fetch-site'];
  // `none` means the user's own action, such as typing an address or reloading.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin, host } = request.headers;
  if (origin === undefined) return false;
  return ownOrigin === undefined
    ? !URL.canParse(origin) || new URL(origin).host !== host
    : origin !== ownOrigin;
}
