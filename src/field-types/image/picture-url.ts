/**
 * Where the browser gets a picture from: a path is one under the public site, or under the page's own
 * where there is no other; a whole address stays. Gives nothing for what is no web address, so that no
 * `javascript:` or `data:` ever becomes the source of a picture.
 */
export function pictureUrl(path: string): string | undefined {
  if (path.trim() === '') return undefined;
  const site = `${(import.meta.env.VITE_SITE_URL || location.origin).replace(/\/+$/, '')}/`;
  if (!URL.canParse(path, site)) return undefined;
  const { protocol, href } = new URL(path, site);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}
