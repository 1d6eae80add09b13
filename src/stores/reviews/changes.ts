import type { UploadOptions } from '../../api/http/upload';
import * as api from '../../api/reviews';
import type { Row } from '../../entities/row';
import { type ChangeOutcome, runAdd, runRemove, runUpdate } from '../changes/run';
import { reviewList } from './list';

type OnProgress = UploadOptions['onProgress'];

const reviews = { list: reviewList, label: 'Review' };

export function addReview(review: api.NewReview, onProgress?: OnProgress): Promise<ChangeOutcome> {
  return runAdd(reviews, contentOf(review), (key) => api.addReview(review, key, onProgress));
}

export function updateReview(
  review: api.ChangedReview,
  onProgress?: OnProgress,
): Promise<ChangeOutcome> {
  return runUpdate(reviews, review.id, contentOf(review), () =>
    api.updateReview(review, onProgress),
  );
}

export function removeReview(row: Row): Promise<ChangeOutcome> {
  return runRemove(reviews, row, () => api.removeReview(row.id));
}

/** Distinguishes submits; files count as equal by their metadata. */
function contentOf(review: api.NewReview): string {
  const files = review.files.map(({ name, size, lastModified }) => [name, size, lastModified]);
  return JSON.stringify({ ...review, files });
}
