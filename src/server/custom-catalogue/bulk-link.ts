import { setImmediate } from 'node:timers/promises';
import type { EntityConfig } from '../../entities/entity-config';
import { linkSheet } from '../../spreadsheet/link-sheet';
import type { Author, EntityStore } from '../entity-tables/entity-store';
import { allIds } from '../hand-written-entities/catalogue-ids';
import { addLinks, readLinks } from '../hand-written-entities/catalogue-links';
import { applyUpload, type UploadResult } from '../spreadsheets/apply-upload';
import type { UploadedFile } from '../spreadsheets/uploaded-file';

const BATCH = 250;

/** Adds the links of a spreadsheet that do not exist yet. */
export function bulkLink(
  store: EntityStore,
  configs: readonly EntityConfig[],
  author: Author,
  file: UploadedFile,
): Promise<UploadResult<{ added: number }>> {
  const knownIds = async () => ({
    wpIds: await allIds(store, configs, 'product'),
    catIds: await allIds(store, configs, 'category'),
  });
  return applyUpload(store, {
    ...{ config: linkSheet, author, file, rows: () => readLinks(store.db) },
    async maxRows() {
      const { wpIds, catIds } = await knownIds();
      return wpIds.length * catIds.length;
    },
    compare: async (ask, maxProblems) => await ask('compareLinks', await knownIds(), maxProblems),
    async write(ask, open) {
      let added = 0;
      for (;;) {
        const links = await ask('nextLinks', BATCH);
        if (links.length === 0) return { added };
        await addLinks(open, links);
        added += links.length;
        // SQLite's driver never waits: let other work run.
        await setImmediate();
      }
    },
  });
}
