import * as api from '../api/uploads';
import type { FieldConfig } from '../field-types';
import { describeFailure } from './calls/describe-failure';
import { runCall } from './calls/run-call';
import { texts } from './upload-texts';

type UploadOutcome =
  | { readonly kind: 'done'; readonly path: string }
  /** `message` is for the field. */
  | { readonly kind: 'failed'; readonly message: string };

/** Uploads a file for a field of an entity. */
export async function uploadFile(
  entity: string,
  { name, label }: Pick<FieldConfig, 'name' | 'label'>,
  file: File,
  signal: AbortSignal,
): Promise<UploadOutcome> {
  const settled = await runCall({ what: texts.upload(label) }, () =>
    api.uploadFile(entity, name, file, signal),
  );
  return settled.ok
    ? { kind: 'done', path: settled.value }
    : { kind: 'failed', message: describeFailure(settled.failure) };
}
