const COOKIE = 'XSRF-TOKEN';

/** The current anti-forgery token, which signing in replaces. Of several cookies the last is the newest (RFC 6265). */
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
