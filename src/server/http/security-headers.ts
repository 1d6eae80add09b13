import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { HttpError } from './errors';
import { httpTexts as texts } from './texts';

/**
 * The headers of all answers. Pages run their own files only, and the inline scripts that they were built with:
 * no others, no `eval`. The entity configs in the page are a data block, not a script.
 */
export function securityHeaders(
  mode: 'demo' | 'production',
  inlineScripts: readonly string[] = [],
): Readonly<Record<string, string>> {
  const { VITE_SITE_URL, VITE_API_URL, VITE_INVOICE_URL } = import.meta.env ?? {};
  const sources = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts.map(sourceOf)],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...siteOrigins(VITE_SITE_URL)],
    'font-src': ["'self'"],
    // Scripts fetch pictures of the site to save them under another name.
    'connect-src': ["'self'", ...siteOrigins(VITE_API_URL, VITE_INVOICE_URL, VITE_SITE_URL)],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // It would block every file in demo mode, which uses plain http.
    ...(mode === 'production' && { 'upgrade-insecure-requests': [] }),
  };
  return {
    'content-security-policy': Object.entries(sources)
      .map((source) => source.flat().join(' '))
      .join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    // Nothing here uses these, so that a script that should not be there can't, either.
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), display-capture=(), browsing-topics=()',
    // The same-origin check of Laravel Sanctum reads the Referer.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
    ...(mode === 'production' && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

const SCRIPT = /^\/assets\/(?!.*worker)[\w-]+\.(js|css)$/;
const OF_SCRIPTS =
  /^(cross-origin-resource-policy|strict-transport-security|x-content-type-options)$/;

/**
 * The headers by path and status. Built scripts and styles have only those that mean something for them: the others are
 * about pages, frames and workers, and every byte delays the first rows.
 */
export function headersOfAnswers(...options: Parameters<typeof securityHeaders>) {
  const all = Object.entries(securityHeaders(...options));
  const few = all.filter(([name]) => OF_SCRIPTS.test(name));
  return (path: string, status: number) => (status === 200 && SCRIPT.test(path) ? few : all);
}

/** How a policy allows an inline script. */
function sourceOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** The origins of the sites that the pages were built for. Relative addresses have none. */
export function siteOrigins(...sites: readonly (string | undefined)[]): string[] {
  const origins = sites.flatMap((site) =>
    site && /^https?:/.test(site) && URL.canParse(site) ? [new URL(site).origin] : [],
  );
  return [...new Set(origins)];
}

/** Rejects a request with several Host headers, of which a proxy may have looked at another one. */
export function requireOneHost({ raw: { rawHeaders } }: FastifyRequest): void {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  if (hosts > 1) throw new HttpError(400, texts.unreadable);
}

const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Rejects a request whose Host is not a loopback name. Web pages can reach a server that listens on
 * loopback only, by pointing their own name to it (DNS rebinding).
 */
export function requireLoopbackHost({ headers }: FastifyRequest): void {
  if (!loopbackHost.test(headers.host ?? '')) throw new HttpError(421, texts.wrongHost);
}
