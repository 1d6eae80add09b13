import type { Answer } from './responses';

/** One grey dot, which is enough for a browser. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGOor6//DwAFhAKBsoZWxQAAAABJRU5ErkJggg==',
  'base64',
);

/** The site's pictures; those named as missing have no file. */
export function picture(path: string): Answer | undefined {
  if (!path.startsWith('/images/')) return undefined;
  if (path.includes('gone')) {
    const headers = { 'Content-Type': 'text/html; charset=UTF-8' };
    return { status: 404, headers, body: '<!DOCTYPE html><html><body>Not Found</body></html>' };
  }
  return { status: 200, headers: { 'Content-Type': 'image/png' }, body: PNG };
}
