import { serverUrl } from '../../common/server-url';
import { OutsideLink } from '../outside-link';
import { siteUrl } from '../site-url';

/** A link to a file, by its name. */
export function FileLink({ path, name }: { readonly path: string; readonly name: string }) {
  const href = fileUrl(path);
  return href ? <OutsideLink href={href}>{name}</OutsideLink> : name;
}

/** Uploaded files come from the API's server, not from the public site: they are for people who are signed in. */
function fileUrl(path: string): string | undefined {
  return path.startsWith('api/uploads/') ? serverUrl(`/${path}`) : siteUrl(path);
}
