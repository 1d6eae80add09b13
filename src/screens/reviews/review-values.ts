import { plainText } from '../../common/plain-text';
import { type Row, rowId } from '../../entities/row';
import type { ChangedReview, NewReview } from '../../entities/wire/reviews';
import { sitePath } from '../../field-types/site-url';
import { texts as changeTexts } from '../../stores/changes/texts';
import { ACTIVE, DEACTIVE, readList, readRating, readStatus, statusLabel } from './review-row';
import { texts } from './texts';

/** The values of a form, in the order of its fields. */
export interface ReviewValues {
  readonly name: string;
  readonly wpId: readonly string[];
  readonly description: string;
  /** A number of stars, or the server's value if it is not one. */
  readonly rate: string;
  /** `1`, `0`, or the server's value if it is neither. */
  readonly status: string;
  /** The addresses of the current images that will be removed. */
  readonly removed: readonly string[];
  readonly files: readonly File[];
}

/** The start of the add form (specification: Rating default 1). */
export const emptyReview: ReviewValues = { ...reviewValues({}), rate: '1', status: ACTIVE };

/** What the browser may keep of a form and its review; it can't keep files. */
export const KEPT_FIELDS = [
  ...Object.keys(emptyReview).filter((name) => name !== 'files'),
  'rating',
  'review_images',
];

export function reviewValues(row: Row): ReviewValues {
  return {
    name: plainText(row.name),
    wpId: readList(row.wpId),
    description: plainText(row.description),
    rate: plainText(readRating(row.rating) ?? row.rating),
    status: readStatus(row.status) || DEACTIVE,
    removed: [],
    files: [],
  };
}

export function newReview({ name, description, rate, wpId, files }: ReviewValues): NewReview {
  return { name, description, rate, wpId, files };
}

/** The body of an update: `row` with the values of the form. */
export function changedReview(row: Row, values: ReviewValues): ChangedReview {
  const { status, removed } = values;
  return {
    ...newReview(values),
    id: rowId(row),
    status,
    review_images: readList(row.review_images)
      .filter((address) => !removed.includes(address))
      .map(sitePath),
    version: plainText(row.version) || undefined,
  };
}

export const conflictLabels: Readonly<Record<string, string>> = {
  name: texts.userName,
  wpId: texts.enterWpId,
  description: texts.description,
  rate: texts.rating,
  status: texts.status,
  images: texts.images,
};

/** The names of the form's values that make up a value in a conflict. */
export function valuesIn(name: string): readonly string[] {
  return name === 'images' ? ['removed', 'files'] : [name];
}

/** Describes what the user has changed: a single rating or status with its value, anything else by its labels. */
export function wordsFor(changed: Partial<ReviewValues>): string {
  const labels = Object.entries(conflictLabels)
    .filter(([name]) => valuesIn(name).some((value) => value in changed))
    .map(([, label]) => label);
  const { status, rate } = textsOf(changed);
  const [label = ''] = labels;
  const value = status ?? rate;
  return labels.length === 1 && value !== undefined
    ? changeTexts.setTo(label, value)
    : labels.join(', ');
}

/** A review's values as texts to compare. */
export function conflictTexts(row: Row): Readonly<Record<string, string>> {
  return { ...textsOf(reviewValues(row)), images: imagesText(readList(row.review_images)) };
}

/** The user's changes of a review as texts, with the resulting list of images. */
export function changedTexts(mine: Partial<ReviewValues>, before: Row) {
  const { removed = [], files = [] } = mine;
  const kept = readList(before.review_images).filter((address) => !removed.includes(address));
  const images = imagesText([...kept, ...files.map((file) => file.name)]);
  return removed.length + files.length > 0 ? { ...textsOf(mine), images } : textsOf(mine);
}

function textsOf(values: Partial<ReviewValues>): Readonly<Record<string, string>> {
  const { removed: _, files: __, wpId, status, ...texts } = values;
  return {
    ...texts,
    ...(wpId && { wpId: wpId.join(', ') }),
    ...(status !== undefined && { status: statusLabel(status) }),
  };
}

function imagesText(addresses: readonly string[]): string {
  return addresses.map((address) => address.split('/').at(-1)).join(', ');
}
