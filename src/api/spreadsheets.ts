import type { EntityConfig } from '../entities/entity-config';
import { sendForFile } from './http/files';
import { rowIn } from './http/response-body';
import { type UploadOptions, upload } from './http/upload';

/** Our own server returns the change's entry in the history, if anything has changed. */
export async function bulkUpdate(
  config: EntityConfig,
  file: File,
  options: UploadOptions = {},
): Promise<number | undefined> {
  const form = new FormData();
  form.append('file', file, file.name);
  const change = rowIn(await upload(config.endpoints.bulkUpdate, form, options))?.change;
  return typeof change === 'number' ? change : undefined;
}

export function downloadSpreadsheet(config: EntityConfig): Promise<Blob> {
  return sendForFile({ method: 'post', path: config.endpoints.download });
}
