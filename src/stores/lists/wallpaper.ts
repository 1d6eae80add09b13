import type { Row } from '../../entities/row';

// A wallpaper is a row that a server sent: what it is called and by, whatever the server made of it.

/** Empty when it has none: then nothing can be said of it to a server. */
export function wpIdOf(wallpaper: Row): string {
  return textOf(wallpaper.wpId);
}

/** A value that is a text, or a number that stands for one; empty when it is something else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
