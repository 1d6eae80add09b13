import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyRequest } from 'fastify';
import { HttpError } from './errors';
import { httpTexts as texts } from './texts';

/**
 * Pages run their own files only: no inline scripts, no `eval`. The entity configs in the page are a
 * data block, not a script.
 */
export function securityHeaders(mode: 'demo' | 'production'): FastifyHelmetOptions {
  const isSecure = mode === 'production';
  const { VITE_SITE_URL, VITE_API_URL, VITE_INVOICE_URL } = import.meta.env ?? {};
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...siteOrigins(VITE_SITE_URL)],
        fontSrc: ["'self'"],
        // Scripts fetch pictures of the site to save them under another name.
        connectSrc: ["'self'", ...siteOrigins(VITE_API_URL, VITE_INVOICE_URL, VITE_SITE_URL)],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // It would block every file in demo mode, which uses plain http.
        upgradeInsecureRequests: isSecure ? [] : null,
      },
    },
    strictTransportSecurity: isSecure,
    // The same-origin check of Laravel Sanctum reads the Referer.
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  };
}

/** The origins of the sites that the pages were built for. Relative addresses have none. */
export function siteOrigins(...sites: readonly (string | undefined)[]): string[] {
  const origins = sites.flatMap((site) =>
    site && /^https?:/.test(site) && URL.canParse(site) ? [new URL(site).origin] : [],
  );
  return [...new Set(origins)];
}

const loopbackNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Refuses a request whose Host is not a loopback name. Web pages can reach a server that listens on
 * loopback only, by pointing their own name to it (DNS rebinding).
 */
export async function requireLoopbackHost({ headers }: FastifyRequest): Promise<void> {
  const name = headers.host?.replace(/:\d+$/, '').toLowerCase();
  if (name === undefined || !loopbackNames.has(name)) throw new HttpError(421, texts.wrongHost);
}
