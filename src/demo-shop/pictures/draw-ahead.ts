import { coverOf } from '../../server/pdf-catalogue/layout';
import { wallpapers } from '../catalogue/wallpapers';
import { firstOrders } from '../orders/shop-feed';
import { type Picture, pictureAt } from './picture-paths';
import { MAX_AT_ONCE, type PictureStore } from './picture-store';

/** How many of the newest orders the first screen shows. */
const SHOWN_ORDERS = 50;

/** Draws the pictures of all lists and of the catalogue ahead of requests, until `signal` aborts. */
export async function drawAhead(store: PictureStore, signal: AbortSignal): Promise<void> {
  const pictures = listedPictures().values();
  async function drawNext(): Promise<void> {
    for (const picture of pictures) {
      if (signal.aborted) return;
      await store.draw(picture);
    }
  }
  await Promise.all(Array.from({ length: MAX_AT_ONCE }, drawNext));
}

/** The pictures of all lists, beginning with the screen that staff see first. */
export function listedPictures(): Picture[] {
  const newest = firstOrders(Date.now()).slice(-SHOWN_ORDERS).toReversed();
  const paths = newest.flatMap(({ productImage, muralThumb }) => [productImage, muralThumb]);
  return [
    ...paths.flatMap((path) => pictureAt(path?.replace('images/', '') ?? '') ?? []),
    // The PDF uses the larger pictures that thumbnails are made from.
    ...wallpapers.map((wallpaper): Picture => ({ wallpaper, view: 'thumbnail' })),
    ...coverOf(wallpapers).map((wallpaper): Picture => ({ wallpaper, view: 'sheet' })),
    ...wallpapers.map((wallpaper): Picture => ({ wallpaper, view: 'roomThumbnail' })),
  ];
}
