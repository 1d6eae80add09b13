import type { EntityConfig } from '../entities/entity-config';
import { ADDS_PART } from '../entities/wire/spreadsheets';
import { sendForFile } from './http/files';
import { rowOfResponse } from './http/response-body';
import { type UploadOptions, upload } from './http/upload';

export interface SpreadsheetUpload extends UploadOptions {
  /** Asks our own server to add rows with new keys. */
  readonly adds?: boolean;
}

/** What our own server reports about an upload: how many rows it changed, and its entry in the history, if any. */
interface Uploaded {
  readonly change?: number;
  readonly updated?: number;
  readonly added?: number;
}

export async function uploadSpreadsheet(
  config: EntityConfig,
  file: File,
  { adds = false, ...options }: SpreadsheetUpload = {},
): Promise<Uploaded> {
  const form = new FormData();
  if (adds) form.append(ADDS_PART, 'true');
  form.append('file', file, file.name);
  const response = rowOfResponse(await upload(config.endpoints.bulkUpdate, form, options)) ?? {};
  const numbers = ['change', 'updated', 'added'].filter((n) => typeof response[n] === 'number');
  return Object.fromEntries(numbers.map((name) => [name, response[name]]));
}

export function downloadSpreadsheet(config: EntityConfig): Promise<Blob> {
  return sendForFile({ method: 'post', path: config.endpoints.download });
}

/** A sheet without rows, with a column for each field that new rows can have. Only our own server offers one. */
export function downloadEmptySheet(config: EntityConfig): Promise<Blob> {
  return sendForFile({ method: 'post', path: `${config.endpoints.download}?empty=true` });
}
