import type { Link } from '../entities/catalogue-link';
import { type RequestOptions, send } from './http/client';
import { rowOfResponse } from './http/response-body';

/** Adds a wallpaper to a category or removes it. Our own server returns the change's entry in the history. */
export async function toggleLink(
  link: Link,
  options: Pick<RequestOptions, 'keepalive'> = {},
): Promise<number | undefined> {
  const path = '/api/customCatalogue/update';
  const change = rowOfResponse(
    await send({ ...options, method: 'post', path, json: link }),
  )?.change;
  return typeof change === 'number' ? change : undefined;
}
