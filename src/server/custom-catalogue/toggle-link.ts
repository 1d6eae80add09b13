import { type Link, wpIdKey } from '../../entities/catalogue-link';
import type { EntityConfig } from '../../entities/entity-config';
import { linkSheet } from '../../spreadsheet/link-sheet';
import { linkTexts as texts } from '../../spreadsheet/texts';
import { checkNewRow, type Input } from '../entities/check-input';
import { categoryIds, knownValue, knownValues, wallpaperIds } from '../entities/known-values';
import type { Author, EntityStore, OpenStore } from '../entity-tables/entity-store';
import {
  addLinks,
  findLink,
  removeLink,
  writeLinks,
} from '../hand-written-entities/catalogue-links';
import { invalid } from '../http/errors';

export interface ToggledLink extends Link {
  /** Whether the wallpaper is in the category now. */
  readonly linked: boolean;
}

/**
 * Puts a wallpaper into a category, or takes it out. Each of many at once turns what the one before it
 * left. Throws a 422 for a wallpaper or a category that is not there, unless their link still is.
 */
export async function toggleLink(
  store: EntityStore,
  configs: readonly EntityConfig[],
  author: Author,
  input: Input,
): Promise<ToggledLink> {
  const { wpId, catId } = checkNewRow(linkSheet, input);
  const sent: Link = { wpId: String(wpId), catId: String(catId) };
  return await writeLinks(store, async (open) => {
    const known = {
      wpId: await wallpaperIdLike(open, configs, sent.wpId),
      catId: await knownValue(open.trx, open.sealer, categoryIds(configs), sent.catId),
    };
    const link: Link = { wpId: known.wpId ?? sent.wpId, catId: known.catId ?? sent.catId };
    const found = await findLink(open, link);
    if (found) {
      await removeLink(open, author, found);
      return { catId: found.catId, wpId: found.wpId, linked: false };
    }
    demandKnown(known, sent);
    await addLinks(open, author, [link]);
    return { ...link, linked: true };
  });
}

function demandKnown(known: { readonly [Name in keyof Link]: string | undefined }, sent: Link) {
  if (known.wpId !== undefined && known.catId !== undefined) return;
  throw invalid({
    ...(known.wpId === undefined && { wpId: [texts.noWallpaper(sent.wpId)] }),
    ...(known.catId === undefined && { catId: [texts.noCategory(sent.catId)] }),
  });
}

/** The wallpaper's id as its row has it. The exact one is found by its index; others are rare. */
async function wallpaperIdLike(
  { trx, sealer }: OpenStore,
  configs: readonly EntityConfig[],
  wpId: string,
): Promise<string | undefined> {
  const ref = wallpaperIds(configs);
  const exact = await knownValue(trx, sealer, ref, wpId);
  if (exact !== undefined) return exact;
  const key = wpIdKey(wpId);
  return (await knownValues(trx, sealer, ref)).find((known) => wpIdKey(known) === key);
}
