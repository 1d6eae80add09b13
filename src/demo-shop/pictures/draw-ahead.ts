import { wallpapers } from '../catalogue/wallpapers';
import articles from '../content/articles.json';
import { type Picture, pictureAt } from './picture-paths';
import type { PictureStore } from './picture-store';

/** The pictures of all lists, those first that more screens show. */
const listed: readonly Picture[] = [
  ...wallpapers.map((wallpaper): Picture => ({ wallpaper, view: 'thumbnail' })),
  ...wallpapers.map((wallpaper): Picture => ({ wallpaper, view: 'roomThumbnail' })),
  ...articles.flatMap(({ articleImg }) => pictureAt(articleImg.replace('images/', '')) ?? []),
];

/**
 * Draws the pictures of all lists one by one, until `signal` aborts, so that they are there before a
 * screen shows them. What is requested meanwhile is drawn next to it, and so comes first.
 */
export async function drawAhead(store: PictureStore, signal: AbortSignal): Promise<void> {
  await store.clean();
  for (const picture of listed) {
    if (signal.aborted) return;
    await store.jpeg(picture);
  }
}
