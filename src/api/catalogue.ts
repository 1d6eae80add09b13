import type { Link } from '../entities/catalogue-link';
import { send } from './http/client';

/** Adds a wallpaper to a category, or removes it if it is in it. */
export async function toggleLink(link: Link): Promise<void> {
  await send({ method: 'post', path: '/api/customCatalogue/update', json: link });
}
