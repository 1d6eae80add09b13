/** A path without a host, a scheme, or anything to escape or resolve. */
const PLAIN_PATH = /^\w[\w-]*(?:\/[\w-]+)*(?:\.\w+)?$/;

/**
 * The full address of a picture or a file. A path is relative to the public site (by default the page's own); a full
 * address is returned as it is. Undefined for anything else, so a `javascript:` or `data:` URL never becomes the source
 * of a picture.
 */
export function siteUrl(path: string): string | undefined {
  const site = siteAddress();
  // Most paths need no parsing, which is slow for a table full of pictures.
  if (PLAIN_PATH.test(path)) return site + path;
  if (path.trim() === '') return undefined;
  if (!URL.canParse(path, site)) return undefined;
  const { protocol, href } = new URL(path, site);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

/** The address as servers expect it back: relative for the public site, unchanged for other hosts. */
export function sitePath(address: string): string {
  const site = new URL(siteAddress());
  const [, host, path = address] = /^(?:https?:)?\/\/([^/?#]*)(.*)$/i.exec(address) ?? [];
  if (host !== undefined && host.toLowerCase() !== site.host) return address;
  return path.startsWith(site.pathname) ? path.slice(site.pathname.length) : path;
}

/** The address of the public site, with a slash at the end. */
export function siteAddress(): string {
  const site: string = import.meta.env.VITE_SITE_URL || location.origin;
  return site.endsWith('/') ? site.replace(/\/+$/, '/') : `${site}/`;
}
