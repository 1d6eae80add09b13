import type { Input } from '../entities/check-input';
import type { Author, EntityStore } from '../entities/entity-store';
import { expectedRow, OutdatedError } from '../entities/expected-row';
import type { EntityRow } from '../entities/rows';
import { addRow, changeRow, changeRows, removeRow } from '../entities/write-row';
import { HttpError } from '../errors';
import { reviewConfig } from './review-config';
import type { ReviewForm } from './review-form';
import { type ReviewFacts, reviewInput } from './review-input';
import { entriesOf, reviewToWire } from './review-wire';

/** A review as clients get it, and the images that it has now, and had before. */
export interface WrittenReview {
  readonly review: object;
  readonly images: readonly string[];
  /** Images that are no review's any more. */
  readonly dropped: readonly string[];
}

/** Adds a review; with a key, a repeat of the same form adds nothing and gets the same answer. */
export async function addReview(
  store: EntityStore,
  author: Author,
  form: ReviewForm,
  facts: ReviewFacts,
  key: string | undefined,
): Promise<WrittenReview> {
  const input = reviewInput(form, facts);
  // The pictures' names are made anew each time.
  const asSent = { review_images: form.digests };
  return written(await addRow(store, reviewConfig, author, input, key, asSent));
}

/** Changes what was sent, after looking at the row as it is: nobody changes it meanwhile. */
export async function updateReview(
  store: EntityStore,
  author: Author,
  form: ReviewForm,
  facts: ReviewFacts,
): Promise<WrittenReview> {
  return await withCurrent(() =>
    changeRows(store, reviewConfig, async (open) => {
      const row = await expectedRow(open, reviewConfig, form.fields);
      const input = reviewInput(form, facts, row);
      return written(await changeRow(open, reviewConfig, author, row, input), row);
    }),
  );
}

/** Gives back the images that are no review's any more. */
export async function removeReview(
  store: EntityStore,
  author: Author,
  input: Input,
): Promise<readonly string[]> {
  const row = await withCurrent(() => removeRow(store, reviewConfig, author, input));
  return entriesOf(row, 'review_images');
}

function written(row: EntityRow, before?: EntityRow): WrittenReview {
  const images = entriesOf(row, 'review_images');
  const had = before ? entriesOf(before, 'review_images') : [];
  const dropped = had.filter((image) => !images.includes(image));
  return { review: reviewToWire(row), images, dropped };
}

/** A 409 shows the row as clients know it. */
async function withCurrent<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof OutdatedError)) throw error;
    throw new HttpError(error.status, error.message, { current: reviewToWire(error.current) });
  }
}
