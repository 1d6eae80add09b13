import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../http/errors';
import { httpTexts as texts } from '../http/texts';
import { keyFor } from '../secrets/secret';

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Tokens against requests that other sites make in a signed-in browser's name. */
export interface Csrf {
  /** The token of a session id: a new id makes every older token worthless. */
  tokenFor(sessionId: string): string;
  /** Throws a 419 for an unsafe request without the token of its session, or from another site. */
  demandToken(request: FastifyRequest, sessionId: string | undefined): void;
}

/**
 * The token is an HMAC of the session id, so that nothing is stored for visitors who have not signed
 * in. `origin` is where people reach the server; without it the request's own Host is taken.
 */
export function csrfWith(secret: string, origin: string | undefined): Csrf {
  const key = keyFor('csrf', secret);
  const tokenFor = (sessionId: string) =>
    createHmac('sha256', key).update(sessionId).digest('base64');

  return {
    tokenFor,
    demandToken(request, sessionId) {
      if (safeMethods.has(request.method)) return;
      if (isFromAnotherSite(request, origin)) throw new HttpError(419, texts.crossSite);
      const token = request.headers['x-xsrf-token'];
      if (
        sessionId === undefined ||
        typeof token !== 'string' ||
        !equal(token, tokenFor(sessionId))
      ) {
        throw new HttpError(419, texts.csrfMismatch);
      }
    },
  };
}

function isFromAnotherSite(request: FastifyRequest, ownOrigin: string | undefined): boolean {
  const site = request.headers['sec-fetch-site'];
  // `none` is what a person did: an address typed, a page loaded again.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin, host } = request.headers;
  if (origin === undefined) return false;
  return ownOrigin === undefined
    ? !URL.canParse(origin) || new URL(origin).host !== host
    : origin !== ownOrigin;
}

function equal(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
