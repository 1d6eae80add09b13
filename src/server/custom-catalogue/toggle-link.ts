import type { Kysely } from 'kysely';
import type { EntityConfig } from '../../entities/entity-config';
import { type Link, linkSheet, wpIdKey } from '../../spreadsheet/link-sheet';
import { linkTexts as texts } from '../../spreadsheet/texts';
import type { Database } from '../database/tables';
import { categoryIds, wallpaperIds } from '../entities/catalogue-ids';
import { checkNewRow, type Input, refusal } from '../entities/check-input';
import type { Author, EntityStore } from '../entities/entity-store';
import { isKnownValue, knownValues } from '../entities/known-values';
import { addLinks, findLink, removeLink, writeLinks } from './links';

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
  const link: Link = { wpId: String(wpId), catId: String(catId) };
  return await writeLinks(store, async (open) => {
    const found = await findLink(open, link);
    if (found) {
      await removeLink(open, author, found);
      return { catId: found.catId, wpId: found.wpId, linked: false };
    }
    const known = await demandKnown(open.trx, configs, link);
    await addLinks(open, author, [known]);
    return { ...known, linked: true };
  });
}

/** The link with the wallpaper's id as its row has it. */
async function demandKnown(
  db: Kysely<Database>,
  configs: readonly EntityConfig[],
  { wpId, catId }: Link,
): Promise<Link> {
  const known = await wallpaperIdLike(db, configs, wpId);
  const hasCategory = await isKnownValue(db, categoryIds(configs), catId);
  if (known !== undefined && hasCategory) return { wpId: known, catId };
  throw refusal({
    ...(known === undefined && { wpId: [texts.noWallpaper(wpId)] }),
    ...(!hasCategory && { catId: [texts.noCategory(catId)] }),
  });
}

/** The exact id is found by its index; others are rare. */
async function wallpaperIdLike(
  db: Kysely<Database>,
  configs: readonly EntityConfig[],
  wpId: string,
): Promise<string | undefined> {
  const place = wallpaperIds(configs);
  if (await isKnownValue(db, place, wpId)) return wpId;
  const key = wpIdKey(wpId);
  return (await knownValues(db, place)).find((known) => wpIdKey(known) === key);
}
