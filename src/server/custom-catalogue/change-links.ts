import { wpIdKey } from '../../entities/catalogue-link';
import type { EntityConfig } from '../../entities/entity-config';
import type { LinksToChange } from '../../entities/wire/catalogue';
import { linkTexts as texts } from '../../spreadsheet/texts';
import { allIds, findId } from '../catalogue-links/catalogue-ids';
import { LINK_VERSION, linksIn, linkWriter, writeLinks } from '../catalogue-links/catalogue-links';
import { categoryNames } from '../catalogue-links/category-names';
import { invalid } from '../http/errors';
import { apply } from '../rows/apply';
import { added, removed } from '../rows/change-set';
import type { Author, EntityStore } from '../tables/entity-store';
import { changeTexts } from './texts';

/**
 * Adds wallpapers to a category, or removes them from it, all of them or none. Skips those that are already as wanted.
 * Throws a 422 for an unknown category or wallpaper.
 */
export async function changeLinks(
  store: EntityStore,
  configs: readonly EntityConfig[],
  author: Author,
  { catId: sent, wpIds, linked }: LinksToChange,
) {
  return await writeLinks(store, { ...author, way: 'selection' }, async (transaction) => {
    const catId = await findId(transaction, configs, 'category', sent);
    if (catId === undefined) throw invalid({ catId: [texts.noCategory(sent)] });
    const chosen = new Map(wpIds.map((wpId) => [wpIdKey(wpId), wpId]));
    const links = await linksIn(transaction, catId);
    const members = new Map(links.map((link) => [wpIdKey(link.wpId), link]));

    async function additions() {
      const ids = await allIds(transaction, configs, 'product');
      const known = new Map(ids.map((wpId) => [wpIdKey(wpId), wpId]));
      return [...chosen].flatMap(([key, text]) => {
        const wpId = known.get(key);
        if (wpId === undefined) throw invalid({ wpIds: [texts.noWallpaper(text)] });
        return members.has(key) ? [] : added({ wpId, catId });
      });
    }

    const changes = linked
      ? await additions()
      : [...chosen.keys()].flatMap((key) => {
          const link = members.get(key);
          return link ? removed({ ...link, version: LINK_VERSION }) : [];
        });
    const changed = changes.length;
    if (changed === 0) return { changed };
    const name = (await categoryNames(transaction, configs)).get(catId) ?? catId;
    const summary = linked
      ? { file: changeTexts.added(name), counts: { added: changed } }
      : { file: changeTexts.removed(name), counts: { removed: changed } };
    const { entry } = await apply(transaction, { changes, batch: summary }, { writer: linkWriter });
    return { change: entry, changed };
  });
}
