import { wallpapers } from '../catalogue/wallpapers';
import { firstOrders } from '../orders/shop-feed';
import { type Picture, pictureAt } from './picture-paths';
import type { PictureStore } from './picture-store';

/** So many of the newest orders are on the first screen. */
const SHOWN_ORDERS = 50;

/**
 * Draws the pictures of all lists one by one, until `signal` aborts, so that no screen has to wait for
 * them. What is requested meanwhile is drawn next to it.
 */
export async function drawAhead(store: PictureStore, signal: AbortSignal): Promise<void> {
  await store.clean();
  for (const picture of listedPictures()) {
    if (signal.aborted) return;
    await store.jpeg(picture);
  }
}

/** First those of the screen that staff see first. */
export function listedPictures(): Picture[] {
  const newest = firstOrders(Date.now()).slice(-SHOWN_ORDERS).toReversed();
  const paths = newest.flatMap(({ productImage, muralThumb }) => [productImage, muralThumb]);
  return [
    ...paths.flatMap((path) => pictureAt(path?.replace('images/', '') ?? '') ?? []),
    ...wallpapers.map((wallpaper): Picture => ({ wallpaper, view: 'thumbnail' })),
    ...wallpapers.map((wallpaper): Picture => ({ wallpaper, view: 'roomThumbnail' })),
  ];
}
