import type { FastifyInstance } from 'fastify';
import { readRows } from '../../entities/rows';
import { historyPages, readHistory } from '../../entity-tables/change-log';
import type { EntityStore } from '../../entity-tables/entity-store';
import { reviewConfig } from '../../hand-written-entities/review-config';
import { hour } from '../../http/clock';
import { repeat } from '../../http/repeat';
import type { PictureFiles } from '../../pictures/picture-files';
import { entriesOf } from '../review-wire';

/** The review of a newer picture may be about to be written. */
const MIN_AGE_MS = hour;
const EVERY_MS = 6 * hour;

/**
 * Removes the pictures that neither a review nor the history has, because a server was killed between writing
 * the file and the row. Hides those that only the history has. Returns how many were removed.
 */
export async function sweepPictures(
  store: EntityStore,
  pictures: PictureFiles,
  now: number,
): Promise<number> {
  const left = new Set(await pictures.olderThan(now - MIN_AGE_MS));
  if (left.size === 0) return 0;
  const current = new Set<string>();
  for await (const rows of readRows(store, reviewConfig)) {
    for (const row of rows) {
      for (const image of entriesOf(row, 'review_images'))
        if (left.delete(image)) current.add(image);
    }
  }
  await pictures.show([...current]);
  const kept = await keptByHistory(store, left);
  await pictures.hide(kept);
  const unused = [...left].filter((path) => !kept.includes(path));
  await pictures.remove(unused);
  return unused.length;
}

/** Those of some pictures that a review had, so that it can have them again. */
async function keptByHistory(store: EntityStore, paths: ReadonlySet<string>): Promise<string[]> {
  const kept = new Set<string>();
  const entity = reviewConfig.name;
  if (paths.size === 0) return [];
  for await (const page of historyPages(store, { entity }))
    for (const { row_id: rowId, before, after } of page)
      for (const text of [before, after]) {
        const values = text === null ? {} : readHistory(text, store.cipher, { entity, rowId });
        const images = entriesOf({ ...values, id: rowId, version: 0 }, 'review_images');
        for (const image of images) if (paths.has(image)) kept.add(image);
      }
  return [...kept];
}

/** Sweeps when the server is ready and every few hours. */
export function sweepWhileOpen(
  app: FastifyInstance,
  store: EntityStore,
  pictures: PictureFiles,
): void {
  const sweep = repeat(app, EVERY_MS, async () => {
    const count = await sweepPictures(store, pictures, Date.now());
    app.log.info({ count }, 'Removed unused pictures of reviews.');
  });
  app.addHook('onReady', async () => sweep());
}
