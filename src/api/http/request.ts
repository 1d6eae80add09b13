import { MASKED_TYPE } from '../../entities/wire/masked-type';

// The common part of all requests: those of ky, of the early script and of uploads.

export const baseHeaders = {
  // By the first type, the server decides between JSON and a redirect, even for downloads.
  Accept: `application/json, ${MASKED_TYPE}, */*`,
  'X-Requested-With': 'XMLHttpRequest',
};

const XSRF_COOKIE = 'XSRF-TOKEN';

/** The current anti-forgery token, which signing in replaces. The last of several cookies is the newest (RFC 6265). */
export function xsrfToken(): string | undefined {
  const newest = document.cookie
    .split(/;\s*/)
    .findLast((pair) => pair.startsWith(`${XSRF_COOKIE}=`))
    ?.slice(XSRF_COOKIE.length + 1);
  return newest === undefined ? undefined : decoded(newest);
}

export function xsrfHeaders(method: string): Readonly<Record<string, string>> {
  const token = method === 'GET' ? undefined : xsrfToken();
  return token === undefined ? {} : { 'X-XSRF-TOKEN': token };
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
