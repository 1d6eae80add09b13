import { isRecord } from '../common/is-record';
import { Failure } from './http/errors';
import { readLoosely } from './http/response-body';
import { upload } from './http/upload';

/** Stores a file for a field of an entity, and returns its path. */
export async function uploadFile(entity: string, field: string, file: File): Promise<string> {
  const form = new FormData();
  form.append('file', file, file.name);
  const { text } = await upload(`/api/uploads/${entity}/${field}`, form, {});
  const body = readLoosely(text);
  if (isRecord(body) && typeof body.path === 'string') return body.path;
  throw new Failure('unexpectedResponse', { status: 201 });
}
