import type { ChangedReview, NewReview } from '../../api/reviews';
import { type Row, rowId } from '../../entities/row';
import { sitePath } from '../../field-types/image/picture-url';
import { readList, readRating, readStatus, readText } from './review-row';
import { texts } from './texts';

/** What a review's form holds. */
export interface ReviewValues {
  readonly name: string;
  readonly wpId: readonly string[];
  readonly description: string;
  /** A number of stars, or what came in its place. */
  readonly rate: string;
  /** `1`, `0`, or what came in their place. */
  readonly status: string;
  /** The images that the review has had so far, as its row has them. */
  readonly images: readonly string[];
  /** Those among them that are to go. */
  readonly removed: readonly string[];
  readonly files: readonly File[];
}

/** What the add form starts with (specification: Rating default 1). */
export const emptyReview: ReviewValues = {
  name: '',
  wpId: [],
  description: '',
  rate: '1',
  status: '1',
  images: [],
  removed: [],
  files: [],
};

export function reviewValues(row: Row): ReviewValues {
  return {
    name: readText(row.name),
    wpId: readList(row.wpId),
    description: readText(row.description),
    rate: readText(readRating(row.rating) ?? row.rating),
    status: statusText(row.status),
    images: readList(row.review_images),
    removed: [],
    files: [],
  };
}

export function newReview({ name, description, rate, wpId, files }: ReviewValues): NewReview {
  return { name, description, rate, wpId, files };
}

/** `row` is the review as it was when it was chosen. */
export function changedReview(row: Row, values: ReviewValues): ChangedReview {
  const { status, images, removed } = values;
  return {
    ...newReview(values),
    id: rowId(row),
    status,
    review_images: images.filter((address) => !removed.includes(address)).map(sitePath),
    version: readText(row.version) || undefined,
  };
}

/** What people call a form's value in a conflict. */
export const conflictLabels: Readonly<Record<string, string>> = {
  name: texts.userName,
  wpId: texts.enterWpId,
  description: texts.description,
  rate: texts.rating,
  status: texts.status,
  images: texts.images,
};

/** A form's values as texts to be compared, as far as they are given. */
export function conflictTexts(values: Partial<ReviewValues>): Readonly<Record<string, string>> {
  const { name, wpId, description, rate, status, images } = values;
  return {
    ...(name !== undefined && { name }),
    ...(wpId && { wpId: wpId.join(', ') }),
    ...(description !== undefined && { description }),
    ...(rate !== undefined && { rate }),
    ...(status !== undefined && { status: statusLabel(status) }),
    ...(images && { images: imageNames(images) }),
  };
}

/** The same of what was changed here, where images are removed and added. */
export function changedTexts(mine: Partial<ReviewValues>, before: ReviewValues) {
  const { removed, files } = mine;
  const kept = before.images.filter((address) => !removed?.includes(address));
  const added = files?.map((file) => file.name) ?? [];
  const hasChanged = removed !== undefined || files !== undefined;
  return conflictTexts({ ...mine, ...(hasChanged && { images: [...kept, ...added] }) });
}

export function statusLabel(status: string): string {
  if (status === '1') return texts.active;
  return status === '0' ? texts.deactive : status;
}

function statusText(raw: unknown): string {
  const isActive = readStatus(raw);
  if (isActive === undefined) return readText(raw) || '0';
  return isActive ? '1' : '0';
}

function imageNames(addresses: readonly string[]): string {
  return addresses.map((address) => address.split('/').at(-1)).join(', ');
}
