import type { EntityConfig } from '../entities/entity-config';
import { ADDS_PART } from '../entities/wire/spreadsheets';
import { sendForFile } from './http/files';
import { rowIn } from './http/response-body';
import { type UploadOptions, upload } from './http/upload';

interface BulkUpdateOptions extends UploadOptions {
  /** Asks our own server to add rows with new keys. */
  readonly adds?: boolean;
}

/** Our own server returns the change's entry in the history, if anything has changed. */
export async function bulkUpdate(
  config: EntityConfig,
  file: File,
  { adds = false, ...options }: BulkUpdateOptions = {},
): Promise<number | undefined> {
  const form = new FormData();
  if (adds) form.append(ADDS_PART, 'true');
  form.append('file', file, file.name);
  const change = rowIn(await upload(config.endpoints.bulkUpdate, form, options))?.change;
  return typeof change === 'number' ? change : undefined;
}

export function downloadSpreadsheet(config: EntityConfig): Promise<Blob> {
  return sendForFile({ method: 'post', path: config.endpoints.download });
}

/** A sheet without rows, with a column for each field that new rows can have. Only our own server has one. */
export function downloadEmptySheet(config: EntityConfig): Promise<Blob> {
  return sendForFile({ method: 'post', path: `${config.endpoints.download}?empty=true` });
}
