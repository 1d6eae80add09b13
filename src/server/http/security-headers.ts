import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import { HttpError } from './errors';
import { httpTexts as texts } from './texts';

type Mode = 'demo' | 'production';

/**
 * Returns a function that adds the security headers to a response; those that a route sets take precedence. Built
 * scripts and styles get only the headers that mean something for them: the others are about pages, frames and workers,
 * and every byte delays the first rows.
 */
export function securityHeaders(mode: Mode, inlineScripts: readonly string[] = []) {
  const isProduction = mode === 'production';
  const ofAll = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: policy(mode, inlineScripts) },
    // The same-origin check of Laravel Sanctum reads the Referer.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isProduction,
    xFrameOptions: { action: 'deny' },
  });
  const ofScripts = [
    helmet.crossOriginResourcePolicy(),
    helmet.xContentTypeOptions(),
    ...(isProduction ? [helmet.strictTransportSecurity()] : []),
  ];
  return (
    { url, raw }: Pick<FastifyRequest, 'url' | 'raw'>,
    { statusCode, raw: response }: FastifyReply,
  ): void => {
    if (statusCode === 200 && SCRIPT.test(url)) {
      for (const add of ofScripts) add(raw, response, () => {});
    } else {
      ofAll(raw, response, () => {});
      response.setHeader('permissions-policy', PERMISSIONS);
    }
  };
}

const SCRIPT = /^\/assets\/(?!.*worker)[\w-]+\.(js|css)$/;

/** Nothing here uses these features, and with this header an injected script can't either. */
const PERMISSIONS =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), display-capture=(), browsing-topics=()';

/**
 * Pages run only their own files and the inline scripts that they were built with, and no `eval`. The entity configs in
 * the page are a data block, not a script.
 */
function policy(mode: Mode, inlineScripts: readonly string[]) {
  const { VITE_SITE_URL, VITE_API_URL, VITE_INVOICE_URL } = import.meta.env ?? {};
  return {
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
    // In demo mode, which uses plain http, this would block every file.
    'upgrade-insecure-requests': mode === 'production' ? [] : null,
  };
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

/** Rejects a request with several Host headers: a proxy may have looked at another one than this server. */
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
