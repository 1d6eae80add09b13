import type { Row } from '../entities/row';
import { send } from './http/client';
import { rowIn } from './http/response-body';
import { type UploadOptions, upload } from './http/upload';

/** The fields of the review form, by the server's names. */
export interface NewReview {
  readonly name: string;
  readonly description: string;
  readonly rate: string;
  readonly wpId: readonly string[];
  readonly files: readonly File[];
}

export interface ChangedReview extends NewReview {
  readonly id: string;
  /** `1` or `0`. */
  readonly status: string;
  /** The remaining images, as site-relative paths. */
  readonly review_images: readonly string[];
  /** The row's version, if the server counts versions. */
  readonly version: string | undefined;
}

type OnProgress = UploadOptions['onProgress'];

/** Every repeat of a submit has the same `idempotencyKey`, by which a server can recognize it. */
export async function addReview(
  review: NewReview,
  idempotencyKey: string,
  onProgress?: OnProgress,
): Promise<Row | undefined> {
  const headers = { 'Idempotency-Key': idempotencyKey };
  return rowIn(await upload('/api/review/add', reviewForm(review), { headers, onProgress }));
}

export async function updateReview(
  review: ChangedReview,
  asked: Row,
  onProgress?: OnProgress,
): Promise<Row | undefined> {
  const form = reviewForm(review);
  form.append('id', review.id);
  form.append('status', review.status);
  form.append('review_images', review.review_images.join(','));
  if (review.version !== undefined) form.append('version', review.version);
  for (const [name, value] of Object.entries(asked)) form.append(name, String(value));
  return rowIn(await upload('/api/review/update', form, { onProgress }));
}

export async function removeReview(id: unknown): Promise<undefined> {
  await send({ method: 'post', path: '/api/review/remove', json: { id } });
}

function reviewForm({ name, description, rate, wpId, files }: NewReview): FormData {
  const form = new FormData();
  form.append('name', name);
  form.append('description', description);
  form.append('rate', rate);
  form.append('wpId', wpId.join(','));
  for (const [index, file] of files.entries()) form.append(`file[${index}]`, file, file.name);
  return form;
}
