import { uploaded } from '../entities/wire/uploads';
import { parseBody } from './http/ask';
import { upload } from './http/upload';

/** Stores a file for a field of an entity, and returns its path. */
export async function uploadFile(entity: string, field: string, file: File): Promise<string> {
  const form = new FormData();
  form.append('file', file, file.name);
  return parseBody(await upload(`/api/uploads/${entity}/${field}`, form, {}), uploaded).path;
}
