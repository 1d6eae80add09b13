import type { Uploaded } from '../entities/wire/uploads';
import { ownBody } from './http/ask';
import { upload } from './http/upload';

/** Uploads a file for a field of an entity, and returns its path. */
export async function uploadFile(
  entity: string,
  field: string,
  file: File,
  signal: AbortSignal,
): Promise<string> {
  const form = new FormData();
  form.append('file', file, file.name);
  const response = await upload(`/api/uploads/${entity}/${field}`, form, { signal });
  return ownBody<Uploaded>(response).path;
}
