import type { FetchPicture } from '../../server/pdf-catalogue/site-pictures';
import { widths } from './draw-picture';
import { pictureAt } from './picture-paths';
import type { PictureStore } from './picture-store';

/** The demo shop's pictures for the PDF catalogue: better ones than the thumbnails that rows name. */
export function cataloguePictures(pictures: PictureStore): FetchPicture {
  return async (path, width) => {
    const picture = pictureAt(path.replace(/^\/?images\//, ''));
    if (!picture) return undefined;
    const sheet = width > widths.tile ? 'sheet' : 'tile';
    const view = picture.view === 'room' ? 'room' : sheet;
    return await pictures.jpeg({ ...picture, view }).catch(() => undefined);
  };
}
