import type { Row } from './row';

/** A wallpaper's id, or an empty text if the server sent none. */
export function wpIdOf(wallpaper: Row): string {
  return textOf(wallpaper.wpId);
}

/** A text, or a number as text; empty for any other value. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
