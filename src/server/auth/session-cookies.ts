import type { FastifyReply, FastifyRequest } from 'fastify';

const csrfCookie = 'XSRF-TOKEN';

export type SessionCookies = ReturnType<typeof sessionCookies>;

/**
 * Reads and writes two cookies: the session id, and the CSRF token that scripts may read. They end with the browser,
 * unless the server ends the session first.
 */
export function sessionCookies(isSecure: boolean) {
  // Browsers accept a `__Host-` cookie from this very host only: no sibling domain can plant one.
  const name = isSecure ? '__Host-paperhanger-session' : 'paperhanger_session';
  const idInHeader = new RegExp(`(?:^|; *)${name}=([\\w-]{43})(?:;|$)`);
  const shared = { path: '/', sameSite: 'lax', secure: isSecure } as const;
  return {
    /** The session id in a request, if it is well-formed. */
    idOf: ({ headers }: FastifyRequest) => idInHeader.exec(headers.cookie ?? '')?.[1],
    set(reply: FastifyReply, sessionId: string, csrfToken: string) {
      reply.setCookie(name, sessionId, { ...shared, httpOnly: true });
      // As in Laravel: scripts send the decoded value back.
      reply.setCookie(csrfCookie, csrfToken, { ...shared, encode: encodeURIComponent });
    },
    clear(reply: FastifyReply) {
      reply.clearCookie(name, { ...shared, httpOnly: true });
      reply.clearCookie(csrfCookie, shared);
    },
  };
}

/** Also clears the browser’s cache, which has pages that only a signed-in user may see. Preferences stay. */
export function signOutBrowser(reply: FastifyReply, cookies: SessionCookies): void {
  cookies.clear(reply);
  reply.header('clear-site-data', '"cache"');
}
