import type { FastifyReply, FastifyRequest } from 'fastify';

/** Reads and writes the pair of cookies: the session's id, and the CSRF token that scripts may read. */
export interface SessionCookies {
  /** The session id that a request brings, if it has the shape of one. */
  idOf(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, sessionId: string, csrfToken: string): void;
  clear(reply: FastifyReply): void;
}

const csrfCookie = 'XSRF-TOKEN';
const idShape = /^[\w-]{43}$/;

/** Without an expiry date: they end with the browser, and on the server at the latest after 12 hours. */
export function sessionCookies(isSecure: boolean): SessionCookies {
  // Browsers take a `__Host-` cookie from this very host alone: no sibling domain can plant one.
  const name = isSecure ? '__Host-paperhanger-session' : 'paperhanger_session';
  const shared = { path: '/', sameSite: 'lax', secure: isSecure } as const;
  return {
    idOf(request) {
      const id = request.cookies[name];
      return id !== undefined && idShape.test(id) ? id : undefined;
    },
    set(reply, sessionId, csrfToken) {
      reply.setCookie(name, sessionId, { ...shared, httpOnly: true });
      // Laravel's way: scripts send the decoded value back.
      reply.setCookie(csrfCookie, csrfToken, { ...shared, encode: encodeURIComponent });
    },
    clear(reply) {
      reply.clearCookie(name, { ...shared, httpOnly: true });
      reply.clearCookie(csrfCookie, shared);
    },
  };
}
