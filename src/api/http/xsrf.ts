const COOKIE = 'XSRF-TOKEN';

/**
 * The anti-forgery token as the server's cookie has it right now: it changes at login and at
 * verifyOTP. Of several, the last is the newest (RFC 6265 puts older ones first).
 */
export function xsrfToken(): string | undefined {
  const values = document.cookie
    .split(/;\s*/)
    .filter((pair) => pair.startsWith(`${COOKIE}=`))
    .map((pair) => pair.slice(COOKIE.length + 1));
  const newest = values.at(-1);
  return newest === undefined ? undefined : decoded(newest);
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
