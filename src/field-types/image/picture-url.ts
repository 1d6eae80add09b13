/**
 * Where the browser gets a picture from: a path is one under the public site, or under the page's own
 * where there is no other; a whole address stays. Gives nothing for what is no web address, so that no
 * `javascript:` or `data:` ever becomes the source of a picture.
 */
export function pictureUrl(path: string): string | undefined {
  if (path.trim() === '') return undefined;
  const site = siteAddress();
  if (!URL.canParse(path, site)) return undefined;
  const { protocol, href } = new URL(path, site);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

/**
 * A picture's address as a server takes it back: one of the public site as a path under it, however the
 * site was written; that of another host as it came.
 */
export function sitePath(address: string): string {
  const site = new URL(siteAddress());
  const [, host, path = address] = /^(?:https?:)?\/\/([^/?#]*)(.*)$/i.exec(address) ?? [];
  if (host !== undefined && host.toLowerCase() !== site.host) return address;
  return path.startsWith(site.pathname) ? path.slice(site.pathname.length) : path;
}

function siteAddress(): string {
  return `${(import.meta.env.VITE_SITE_URL || location.origin).replace(/\/+$/, '')}/`;
}
