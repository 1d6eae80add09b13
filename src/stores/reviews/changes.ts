import type { UploadOptions } from '../../api/http/upload';
import * as api from '../../api/reviews';
import type { Row } from '../../entities/row';
import { texts } from '../calls/task-texts';
import { type ChangeOutcome, runAdd, runRemove, runUpdate } from '../changes/run';
import { reviewList } from './list';

type OnProgress = UploadOptions['onProgress'];

const reviews = { list: reviewList, label: texts.review };

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

/** A removal that fails shows no message: the Activity panel has it. */
export function removeReview(row: Row): Promise<ChangeOutcome> {
  return runRemove(reviews, row, () => api.removeReview(row.id));
}

/** What tells a submit from others. A file is told by what its folder knows of it. */
function contentOf(review: api.NewReview): string {
  const files = review.files.map(({ name, size, lastModified }) => [name, size, lastModified]);
  return JSON.stringify({ ...review, files });
}
