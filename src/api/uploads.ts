import type { Uploaded } from '../entities/wire/uploads';
import { ownAnswer } from './http/ask';
import { upload } from './http/upload';

/** Stores a file for a field of an entity, and returns its path. */
export async function uploadFile(
  entity: string,
  field: string,
  file: File,
  signal: AbortSignal,
): Promise<string> {
  const form = new FormData();
  form.append('file', file, file.name);
  const response = await upload(`/api/uploads/${entity}/${field}`, form, { signal });
  return ownAnswer<Uploaded>(response).path;
}
