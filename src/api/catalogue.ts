import { send } from './http/client';

/** Puts a wallpaper into a category, or takes it out if it is there. */
export async function toggleLink(link: {
  readonly wpId: string;
  readonly catId: string;
}): Promise<void> {
  await send({ method: 'post', path: '/api/customCatalogue/update', json: link });
}
