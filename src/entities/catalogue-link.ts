import type { Row } from './row';

/** That a wallpaper is in a category. A type, which can be a row: interfaces can't. */
export type Link = { readonly wpId: string; readonly catId: string };

export function isLink(row: Row): row is Link {
  return typeof row.wpId === 'string' && typeof row.catId === 'string';
}

/** The same for links that mean the same: a wallpaper's id is compared without regard to case. */
export function linkKey({ wpId, catId }: Link): string {
  return `${catId}\n${wpIdKey(wpId)}`;
}

export function wpIdKey(wpId: string): string {
  return wpId.toLowerCase();
}
