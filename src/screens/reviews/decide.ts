import { type Row, rowId } from '../../entities/row';
import { showAlert } from '../../stores/calls/notices';
import { texts as changeTexts } from '../../stores/changes/texts';
import { refreshList } from '../../stores/lists/lists';
import { usesSingleKeys } from '../../stores/preferences/single-keys';
import { updateReview } from '../../stores/reviews/changes';
import { reviewList, reviewName } from '../../stores/reviews/list';
import { laterTexts } from './later-texts';
import { isNew, readStatus, statusLabel } from './review-row';
import { changedReview, reviewValues } from './review-values';
import { texts } from './texts';

/** Sets a review's status, unless it is the current one. For a new review, even the current status is a decision. */
export async function decide(row: Row, status: string): Promise<void> {
  if (readStatus(row.status) === status && !isNew(row)) return;
  const review = changedReview(row, { ...reviewValues(row), status });
  const words = changeTexts.setTo(texts.status, statusLabel(status));
  const outcome = await updateReview(review, words);
  if (outcome.kind === 'conflict') {
    showAlert(laterTexts.changedSince(reviewName(row)));
    void refreshList(reviewList, { keepsView: true });
  }
  if (outcome.kind === 'invalid') showAlert(Object.values(outcome.errors).join(' '));
  if (outcome.kind === 'failed' && outcome.message) showAlert(outcome.message);
}

/** Decides on the review in whose row the key of a status was pressed. */
export function decideByKey(status: string, id: string | undefined, rows: readonly Row[]): void {
  const row = rows.find((one) => rowId(one) === id);
  if (row && usesSingleKeys()) void decide(row, status);
}
