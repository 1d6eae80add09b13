import type { ChangedReview, NewReview } from '../../api/reviews';
import { plainText } from '../../common/plain-text';
import { type Row, rowId } from '../../entities/row';
import { sitePath } from '../../field-types/image/picture-url';
import { readList, readRating, readStatus, statusLabel } from './review-row';
import { texts } from './texts';

export interface ReviewValues {
  readonly name: string;
  readonly wpId: readonly string[];
  readonly description: string;
  /** A number of stars, or the server's value if it is not one. */
  readonly rate: string;
  /** `1`, `0`, or the server's value if it is neither. */
  readonly status: string;
  /** The addresses of the current images. */
  readonly images: readonly string[];
  /** Those that will be removed. */
  readonly removed: readonly string[];
  readonly files: readonly File[];
}

/** The start of the add form (specification: Rating default 1). */
export const emptyReview: ReviewValues = { ...reviewValues({}), rate: '1', status: '1' };

export function reviewValues(row: Row): ReviewValues {
  return {
    name: plainText(row.name),
    wpId: readList(row.wpId),
    description: plainText(row.description),
    rate: plainText(readRating(row.rating) ?? row.rating),
    status: readStatus(row.status) || '0',
    images: readList(row.review_images),
    removed: [],
    files: [],
  };
}

export function newReview({ name, description, rate, wpId, files }: ReviewValues): NewReview {
  return { name, description, rate, wpId, files };
}

/** `row` is the review when the dialog was opened. */
export function changedReview(row: Row, values: ReviewValues): ChangedReview {
  const { status, images, removed } = values;
  return {
    ...newReview(values),
    id: rowId(row),
    status,
    review_images: images.filter((address) => !removed.includes(address)).map(sitePath),
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

/** The form's values that a value in a conflict is made of. */
export function valuesIn(name: string): readonly string[] {
  return name === 'images' ? ['removed', 'files'] : [name];
}

/** The given values as texts to compare. */
export function conflictTexts(values: Partial<ReviewValues>): Readonly<Record<string, string>> {
  const { removed: _, files: __, wpId, status, images, ...texts } = values;
  return {
    ...texts,
    ...(wpId && { wpId: wpId.join(', ') }),
    ...(status !== undefined && { status: statusLabel(status) }),
    ...(images && { images: images.map((address) => address.split('/').at(-1)).join(', ') }),
  };
}

/** The user's changes as texts, with the resulting list of images. */
export function changedTexts(mine: Partial<ReviewValues>, before: ReviewValues) {
  const { removed, files } = mine;
  const kept = before.images.filter((address) => !removed?.includes(address));
  const added = files?.map((file) => file.name) ?? [];
  const hasChanged = removed !== undefined || files !== undefined;
  return conflictTexts({ ...mine, ...(hasChanged && { images: [...kept, ...added] }) });
}
