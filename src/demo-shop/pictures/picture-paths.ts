import { type Wallpaper, wallpaperOf } from '../catalogue/wallpapers';

/** A picture of the demo shop: the sheet in one of three sizes, or a room with it on the wall in one of two. */
export interface Picture {
  readonly wallpaper: Wallpaper;
  readonly view: 'sheet' | 'tile' | 'thumbnail' | 'room' | 'roomThumbnail';
}

/** Site-relative paths, as rows hold them. */
export const sheetPath = (wpId: string) => `images/wallpapers/${wpId}.jpg`;
export const thumbnailPath = (wpId: string) => `images/wallpapers/${wpId}-thumb.jpg`;
export const roomPath = (wpId: string) => `images/rooms/${wpId}.jpg`;
export const roomThumbnailPath = (wpId: string) => `images/rooms/${wpId}-thumb.jpg`;

const form = /^(?<folder>wallpapers|rooms)\/(?<wpId>WP-\d{4})(?<thumb>-thumb)?\.jpg$/;

/** The picture at a path below `images/`, if it is one of the shop's. */
export function pictureAt(path: string): Picture | undefined {
  const { folder, wpId = '', thumb } = form.exec(path)?.groups ?? {};
  const wallpaper = wallpaperOf(wpId);
  if (!wallpaper) return undefined;
  if (folder === 'rooms') return { wallpaper, view: thumb ? 'roomThumbnail' : 'room' };
  return { wallpaper, view: thumb ? 'thumbnail' : 'sheet' };
}
