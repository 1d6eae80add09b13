import type { FetchPicture } from '../../server/pdf-catalogue/fetch-picture';
import { widths } from './draw-picture';
import { pictureAt } from './picture-paths';
import type { PictureStore } from './picture-store';

/** The demo shop's pictures for the PDF catalogue: better ones than the thumbnails that rows name. */
export function cataloguePictures(pictureOf: PictureStore): FetchPicture {
  return async (path, width) => {
    const picture = pictureAt(path.replace(/^\/?images\//, ''));
    if (!picture) return undefined;
    const view = width > widths.tile ? 'sheet' : 'tile';
    return await pictureOf({ ...picture, view: picture.view === 'room' ? 'room' : view })
      .jpeg()
      .catch(() => undefined);
  };
}
