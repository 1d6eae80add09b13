import { type Row, rowId } from '../../entities/row';
import { showAlert } from '../../stores/calls/notices';
import { texts as changeTexts } from '../../stores/changes/texts';
import { refreshList } from '../../stores/lists/lists';
import { createScopes } from '../../stores/lists/scopes';
import { usesSingleKeys } from '../../stores/preferences/single-keys';
import { updateReview } from '../../stores/reviews/changes';
import { reviewList, reviewName } from '../../stores/reviews/list';
import { currentUserId } from '../../stores/session/session';
import { laterTexts } from './later-texts';
import { isNew, readStatus, statusLabel } from './review-row';
import { changedReview, reviewValues } from './review-values';
import { texts } from './texts';

const inScope = createScopes<Row>();
/** The results of decisions by the reviews' ids: the list has them only a moment later. */
const results = new Map<string, Row>();

/**
 * Sets a review's status, unless it is the current one. For a new review, even the current status is a decision. While
 * an earlier decision is being sent, the review waits for its result.
 */
export async function decide(row: Row, status: string): Promise<void> {
  const owner = currentUserId();
  await inScope(rowId(row), async (previous) => {
    const now = previous?.result ?? latestOf(row);
    if (owner !== currentUserId()) return now;
    const result = await send(now, status);
    results.set(rowId(row), result);
    return result;
  });
}

function latestOf(row: Row): Row {
  const result = results.get(rowId(row));
  return result && Number(result.version) > Number(row.version) ? result : row;
}

/** Returns the review as it is afterwards. */
async function send(row: Row, status: string): Promise<Row> {
  if (readStatus(row.status) === status && !isNew(row)) return row;
  const review = changedReview(row, { ...reviewValues(row), status });
  const words = changeTexts.setTo(texts.status, statusLabel(status));
  const outcome = await updateReview(review, words);
  if (outcome.kind === 'conflict') {
    showAlert(laterTexts.changedSince(reviewName(row)));
    void refreshList(reviewList, { keepsView: true });
  }
  if (outcome.kind === 'invalid') showAlert(Object.values(outcome.errors).join(' '));
  if (outcome.kind === 'failed' && outcome.message) showAlert(outcome.message);
  return outcome.kind === 'done' ? { ...row, status, ...outcome.row } : row;
}

/** Decides on the review in whose row the key of a status was pressed. */
export function decideByKey(status: string, id: string | undefined, rows: readonly Row[]): void {
  const row = rows.find((one) => rowId(one) === id);
  if (row && usesSingleKeys()) void decide(row, status);
}
