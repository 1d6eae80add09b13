import type { FastifyHelmetOptions } from '@fastify/helmet';

/**
 * The page runs its own files only: no inline scripts, no `eval`. The entity configs in it are a data
 * block, which is no script.
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
        // Pictures of the site are read by script, too: to be saved under another name.
        connectSrc: ["'self'", ...siteOrigins(VITE_API_URL, VITE_INVOICE_URL, VITE_SITE_URL)],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // Demo mode speaks plain http, to which this would forbid every file.
        upgradeInsecureRequests: isSecure ? [] : null,
      },
    },
    strictTransportSecurity: isSecure,
    // Sanctum's same-origin check, which a Laravel site behind the same pages may make, reads the Referer.
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  };
}

/** The origins of the sites that the pages were built for, where they stand elsewhere than the server. */
export function siteOrigins(...sites: readonly (string | undefined)[]): string[] {
  const origins = sites.flatMap((site) =>
    site && /^https?:/.test(site) && URL.canParse(site) ? [new URL(site).origin] : [],
  );
  return [...new Set(origins)];
}
