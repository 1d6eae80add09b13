const COOKIE = 'XSRF-TOKEN';

/**
 * The current anti-forgery token: login and verifyOTP replace it. If there are several cookies, the last
 * is the newest (RFC 6265 sorts older ones first).
 */
export function xsrfToken(): string | undefined {
  const newest = document.cookie
    .split(/;\s*/)
    .findLast((pair) => pair.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);
  return newest === undefined ? undefined : decoded(newest);
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
