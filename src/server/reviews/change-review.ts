import { reviewConfig } from '../../entities/review-config';
import { addRow, removeRow, updateIn } from '../rows/change-row';
import type { Input } from '../rows/check-input';
import { showCurrent } from '../rows/expected-row';
import type { EntityRow } from '../rows/read-rows';
import type { Author, EntityStore } from '../tables/entity-store';
import { shareTransaction } from '../tables/transactions';
import type { ReviewForm } from './review-form';
import { type ReviewFacts, reviewInput } from './review-input';
import { entriesOf, reviewToWire } from './review-wire';

export type WrittenReview = ReturnType<typeof written>;

/** Adds a review. A repeated form with the same key adds nothing and gets the same response. */
export async function addReview(
  store: EntityStore,
  author: Author,
  form: ReviewForm,
  facts: ReviewFacts,
  key: string | undefined,
): Promise<WrittenReview> {
  const { rate, rating = rate } = form.fields;
  // Digests, because the names of stored pictures differ each time.
  const sent = { ...form.fields, rating, review_images: form.digests };
  const makeInput = () => reviewInput(form, facts);
  return written(await addRow(store, reviewConfig, author, sent, key, makeInput));
}

/** Updates the sent values. The row is locked, so that it can't change between reading and writing. */
export async function updateReview(
  store: EntityStore,
  author: Author,
  form: ReviewForm,
  facts: ReviewFacts,
): Promise<WrittenReview> {
  return await showCurrent(reviewToWire, () =>
    shareTransaction(store, reviewConfig, author, async (transaction) => {
      const inputFor = (known: EntityRow) => reviewInput(form, facts, known);
      return written(await updateIn(transaction, form.fields, { inputFor }));
    }),
  );
}

export async function removeReview(
  store: EntityStore,
  author: Author,
  input: Input,
): Promise<void> {
  await showCurrent(reviewToWire, () => removeRow(store, reviewConfig, author, input));
}

/** A review as clients get it, and its images. */
function written(row: EntityRow) {
  return { review: reviewToWire(row), images: entriesOf(row, 'review_images') };
}
