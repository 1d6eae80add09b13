import type { Link } from '../entities/catalogue-link';
import { send } from './http/client';
import { rowIn } from './http/response-body';

/** Adds a wallpaper to a category or removes it. Our own server returns the change's entry in the history. */
export async function toggleLink(link: Link): Promise<number | undefined> {
  const path = '/api/customCatalogue/update';
  const change = rowIn(await send({ method: 'post', path, json: link }))?.change;
  return typeof change === 'number' ? change : undefined;
}
