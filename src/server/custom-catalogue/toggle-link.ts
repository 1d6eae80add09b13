import type { Link } from '../../entities/catalogue-link';
import type { EntityConfig } from '../../entities/entity-config';
import { linkConfig } from '../../entities/link-config';
import { linkTexts as texts } from '../../spreadsheet/texts';
import { findId, findWallpaperId } from '../catalogue-links/catalogue-ids';
import { addLinks, findLink, removeLink, writeLinks } from '../catalogue-links/catalogue-links';
import { invalid } from '../http/errors';
import { checkNewRow, type Input } from '../rows/check-input';
import type { Author, EntityStore } from '../tables/entity-store';

/**
 * Adds a wallpaper to a category, or removes it. Returns which of the two it did, and the entry in the history. Throws
 * a 422 for an unknown wallpaper or category, unless they are still linked.
 */
export async function toggleLink(
  store: EntityStore,
  configs: readonly EntityConfig[],
  author: Author,
  input: Input,
) {
  const values = checkNewRow(linkConfig, input);
  const sent: Link = { wpId: String(values.wpId), catId: String(values.catId) };
  return await writeLinks(store, { ...author, way: 'toggle' }, async (transaction) => {
    const wpId = await findWallpaperId(transaction, configs, sent.wpId);
    const catId = await findId(transaction, configs, 'category', sent.catId);
    const found = await findLink(transaction, {
      wpId: wpId ?? sent.wpId,
      catId: catId ?? sent.catId,
    });
    if (found) {
      const { entry: change } = await removeLink(transaction, found);
      return { catId: found.catId, wpId: found.wpId, linked: false, change };
    }
    if (wpId === undefined || catId === undefined) {
      throw invalid({
        ...(wpId === undefined && { wpId: [texts.noWallpaper(sent.wpId)] }),
        ...(catId === undefined && { catId: [texts.noCategory(sent.catId)] }),
      });
    }
    const { entry: change } = await addLinks(transaction, [{ wpId, catId }]);
    return { catId, wpId, linked: true, change };
  });
}
