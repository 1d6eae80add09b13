import { scalarText } from '../common/plain-text';
import type { Row } from './row';

/** A wallpaper's id, or an empty text if the server sent none. */
export function wpIdOf(wallpaper: Row): string {
  return scalarText(wallpaper.wpId);
}
