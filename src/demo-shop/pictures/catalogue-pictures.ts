import type { KnownPicture } from '../../server/pdf-catalogue/site-pictures';
import { widths } from '../drawing/draw-picture';
import { pictureAt } from './picture-paths';
import type { PictureStore } from './picture-store';

/** The demo shop's pictures for the PDF catalogue: better ones than the thumbnails that rows name. */
export function cataloguePictures(pictures: PictureStore) {
  return async (path: string, width: number): Promise<KnownPicture | undefined> => {
    const picture = pictureAt(path.replace(/^\/?images\//, ''));
    if (!picture) return undefined;
    const sheet = width > widths.tile ? 'sheet' : 'tile';
    const view = picture.view === 'room' ? 'room' : sheet;
    const shown = { ...picture, view } as const;
    return { name: pictures.nameOf(shown), read: () => pictures.jpeg(shown) };
  };
}
