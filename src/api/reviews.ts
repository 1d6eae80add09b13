import type { OnUploadProgress } from '../common/upload-progress';
import type { Row } from '../entities/row';
import type { ChangedReview, NewReview } from '../entities/wire/reviews';
import { send } from './http/client';
import { rowOfResponse } from './http/response-body';
import { upload } from './http/upload';

/** Every repeat of a submit has the same `idempotencyKey`, so a server can recognize it. */
export async function addReview(
  review: NewReview,
  idempotencyKey: string,
  onProgress?: OnUploadProgress,
): Promise<Row | undefined> {
  const headers = { 'Idempotency-Key': idempotencyKey };
  return rowOfResponse(
    await upload('/api/review/add', reviewForm(review), { headers, onProgress }),
  );
}

export async function updateReview(
  review: ChangedReview,
  asked: Row,
  onProgress?: OnUploadProgress,
): Promise<Row | undefined> {
  const { id, status, review_images, version } = review;
  const more = { id, status, review_images, ...(version !== undefined && { version }), ...asked };
  const form = reviewForm(review, more);
  return rowOfResponse(await upload('/api/review/update', form, { onProgress }));
}

export async function removeReview(id: unknown): Promise<undefined> {
  await send({ method: 'post', path: '/api/review/remove', json: { id } });
}

/** Lists are joined with a comma. */
function reviewForm({ name, description, rate, wpId, files }: NewReview, more: Row = {}): FormData {
  const form = new FormData();
  const texts = { name, description, rate, wpId, ...more };
  for (const [key, value] of Object.entries(texts)) form.append(key, String(value));
  for (const [index, file] of files.entries()) form.append(`file[${index}]`, file, file.name);
  return form;
}
