import type { EntityRow } from '../../entities/rows';
import type { PictureFiles } from '../../pictures/picture-files';
import { entriesOf } from '../review-wire';

/** Serves the pictures that a review has again, and hides those that it no longer has. */
export function settlePictures(pictures: PictureFiles) {
  return async (before: EntityRow | undefined, after: EntityRow | undefined): Promise<void> => {
    const imagesOf = (row: EntityRow | undefined) => (row ? entriesOf(row, 'review_images') : []);
    const [had, has] = [imagesOf(before), imagesOf(after)];
    await pictures.hide(had.filter((image) => !has.includes(image)));
    await pictures.show(has);
  };
}
