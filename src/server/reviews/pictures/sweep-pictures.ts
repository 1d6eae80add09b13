import type { FastifyInstance } from 'fastify';
import { readRows } from '../../entities/rows';
import type { EntityStore } from '../../entity-tables/entity-store';
import { reviewConfig } from '../../hand-written-entities/review-config';
import { hour } from '../../http/clock';
import { entriesOf } from '../review-wire';
import type { PictureFiles } from './picture-files';

/** The review of a newer picture may be about to be written. */
const MIN_AGE_MS = hour;
const EVERY_MS = 6 * hour;

/**
 * Removes the pictures that belong to no review, because a server was killed between writing the file
 * and the row. Returns how many.
 */
export async function sweepPictures(
  store: EntityStore,
  pictures: PictureFiles,
  now: number,
): Promise<number> {
  const left = new Set(await pictures.olderThan(now - MIN_AGE_MS));
  if (left.size === 0) return 0;
  for await (const rows of readRows(store, reviewConfig)) {
    for (const row of rows) {
      for (const image of entriesOf(row, 'review_images')) left.delete(image);
    }
  }
  await pictures.remove([...left]);
  return left.size;
}

/** Sweeps when the server is ready and every few hours. */
export function sweepWhileOpen(
  app: FastifyInstance,
  store: EntityStore,
  pictures: PictureFiles,
): void {
  let running = Promise.resolve();
  const sweep = () => {
    running = sweepPictures(store, pictures, Date.now()).then(
      (count) => app.log.info({ count }, 'Removed unused pictures of reviews.'),
      (error) => app.log.error(error),
    );
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    sweep();
    timer = setInterval(sweep, EVERY_MS);
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
