import type { Row } from './row';

/** Puts a wallpaper into a category. A type, because an interface can't be a `Row`. */
export type Link = { readonly wpId: string; readonly catId: string };

export function isLink(row: Row): row is Link {
  return typeof row.wpId === 'string' && typeof row.catId === 'string';
}

/** The same for equal links; wallpaper IDs are case-insensitive. */
export function linkKey({ wpId, catId }: Link): string {
  return `${catId}\n${wpIdKey(wpId)}`;
}

export function wpIdKey(wpId: string): string {
  return wpId.toLowerCase();
}
