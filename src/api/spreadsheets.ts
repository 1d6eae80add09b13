import type { EntityConfig } from '../entities/entity-config';
import { sendForFile } from './http/files';
import { type UploadOptions, upload } from './http/upload';

export async function bulkUpdate(
  config: EntityConfig,
  file: File,
  options: UploadOptions = {},
): Promise<void> {
  const form = new FormData();
  form.append('file', file, file.name);
  await upload(config.endpoints.bulkUpdate, form, options);
}

export function downloadSpreadsheet(config: EntityConfig): Promise<Blob> {
  return sendForFile({ method: 'post', path: config.endpoints.download });
}
