import type { FastifyHelmetOptions } from '@fastify/helmet';

/**
 * The page runs its own files only: no inline scripts, no `eval`. The entity configs in it are a data
 * block, which is no script.
 */
export function securityHeaders(mode: 'demo' | 'production'): FastifyHelmetOptions {
  const isSecure = mode === 'production';
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...siteOrigins(import.meta.env?.VITE_SITE_URL)],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
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

/** The public site, whose pictures the pages show, when they were built for one beside this server. */
export function siteOrigins(site: string | undefined): string[] {
  return site && /^https?:/.test(site) && URL.canParse(site) ? [new URL(site).origin] : [];
}
