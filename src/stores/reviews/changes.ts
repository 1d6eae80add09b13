import * as api from '../../api/reviews';
import type { OnUploadProgress } from '../../common/upload-progress';
import type { Row } from '../../entities/row';
import type { ChangedReview, NewReview } from '../../entities/wire/reviews';
import { type ChangeOutcome, listActions } from '../changes/list-actions';
import { askToMerge } from '../changes/merge';
import { may } from '../session/rights';
import { reviewList, reviewName } from './list';
import { texts } from './texts';

const reviewActions = listActions(reviewList, {
  label: texts.review,
  titleOf: reviewName,
  entity: 'review',
  screen: () => (may('review', 'update') ? '/review' : undefined),
});

export function addReview(
  review: NewReview,
  onProgress?: OnUploadProgress,
): Promise<ChangeOutcome> {
  return reviewActions.add(fingerprintOf(review), (key) => api.addReview(review, key, onProgress));
}

/** `words` describe the change. */
export function updateReview(
  review: ChangedReview,
  words: string,
  onProgress?: OnUploadProgress,
): Promise<ChangeOutcome> {
  const send = () => api.updateReview(review, askToMerge({}), onProgress);
  return reviewActions.update({ ...review }, fingerprintOf(review), send, words);
}

export function removeReview(row: Row): Promise<ChangeOutcome> {
  return reviewActions.remove(row, () => api.removeReview(row.id));
}

/** Send a review that is one of several to change (`changeSelected`). */
export const sendReview = (review: ChangedReview) => api.updateReview(review, {});
export const sendReviewRemoval = (row: Row) => api.removeReview(row.id);

/** Identifies a submit. Files with the same metadata count as equal. */
function fingerprintOf(review: NewReview): string {
  const files = review.files.map(({ name, size, lastModified }) => [name, size, lastModified]);
  return JSON.stringify({ ...review, files });
}
