import type { RowChange } from '../../entities/change-set';
import type { Values } from '../../entity-tables/change-log';
import type { PictureFiles } from '../../pictures/picture-files';
import { entriesOf } from '../review-wire';

/** Serves the pictures that a review has again, and hides those that it no longer has. */
export function settlePictures(pictures: PictureFiles) {
  return async ({ before, after }: RowChange): Promise<void> => {
    const imagesOf = (values: Values = {}) => entriesOf(values, 'review_images');
    const [had, has] = [imagesOf(before), imagesOf(after)];
    await pictures.hide(had.filter((image) => !has.includes(image)));
    await pictures.show(has);
  };
}
