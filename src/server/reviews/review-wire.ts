import { fieldOf } from '../../entities/entity-config';
import { reviewConfig } from '../../entities/review-config';
import { listEntries } from '../../field-types/list';
import { thumbnailPath } from '../pictures/picture-files';
import type { EntityRow } from '../rows/read-rows';
import type { Values } from '../tables/change-log';

/** The entries of one of a review's lists. */
export function entriesOf(row: Values, name: 'wpId' | 'review_images'): string[] {
  const field = fieldOf(reviewConfig, name);
  const value = row[name];
  return field.type === 'list' && typeof value === 'string' ? listEntries(value, field) : [];
}

/** A review as sent to clients. `review_thumbs` are thumbnails of the images, in the same order. */
export function reviewToWire(row: EntityRow): object {
  const images = entriesOf(row, 'review_images');
  return {
    ...row,
    wpId: entriesOf(row, 'wpId'),
    review_images: images,
    review_thumbs: images.map(thumbnailPath),
  };
}
