import { setImmediate } from 'node:timers/promises';
import type { EntityConfig } from '../../entities/entity-config';
import { linkSheet } from '../../spreadsheet/link-sheet';
import { categoryIds, knownValues, wallpaperIds } from '../entities/known-values';
import { retryOnConflict } from '../entities/retry-on-conflict';
import type { Author, EntityStore, OpenStore } from '../entity-tables/entity-store';
import { addLinks, readLinks } from '../hand-written-entities/catalogue-links';
import { invalid } from '../http/errors';
import type { Comparison } from '../spreadsheets/spreadsheet-worker';
import { spreadsheetTexts as texts } from '../spreadsheets/texts';
import type { AskThread } from '../spreadsheets/with-thread';
import { demandNoProblems, MOST_LISTED, withUpload } from '../spreadsheets/with-upload';

export interface BulkLinkResult {
  readonly added: number;
  /** Rows whose links were there already. */
  readonly unchanged: number;
  /** Headers in the file that name neither column. */
  readonly unknownColumns: readonly string[];
}

const BATCH = 250;

/**
 * Adds the links of a spreadsheet that are not there yet: all of them or, with a 422 that names each
 * wrong cell, none.
 */
export function bulkLink(
  store: EntityStore,
  configs: readonly EntityConfig[],
  author: Author,
  bytes: Uint8Array,
): Promise<BulkLinkResult> {
  return withUpload(linkSheet, bytes, async (ask) => {
    const result = await retryOnConflict(store, linkSheet, async () => {
      const comparison = await compare(ask, store, configs);
      demandNoProblems(comparison);
      return async (open) => ({
        added: await addAll(ask, open, author),
        unchanged: comparison.unchanged,
      });
    });
    if (!result) throw invalid({ file: [texts.notSettled(linkSheet)] });
    return result;
  });
}

async function compare(
  ask: AskThread,
  { db, sealer }: EntityStore,
  configs: readonly EntityConfig[],
): Promise<Comparison> {
  for await (const page of readLinks(db)) await ask('takeRows', page);
  const wpIds = await knownValues(db, sealer, wallpaperIds(configs));
  const catIds = await knownValues(db, sealer, categoryIds(configs));
  return await ask('compareLinks', { wpIds, catIds }, MOST_LISTED);
}

async function addAll(ask: AskThread, open: OpenStore, author: Author): Promise<number> {
  let added = 0;
  for (;;) {
    const links = await ask('nextLinks', BATCH);
    if (links.length === 0) return added;
    await addLinks(open, author, links);
    added += links.length;
    // SQLite's driver never waits: let other work run.
    await setImmediate();
  }
}
