import { linkConfig } from '../../entities/link-config';
import { addLinks, writeLinks } from '../../server/catalogue-links/catalogue-links';
import type { EntityStore } from '../../server/tables/entity-store';
import { wallpapers } from '../catalogue/wallpapers';
import { hasHistory } from '../seed-demo';
import { demoTexts as texts } from '../texts';

/** Puts the demo shop's wallpapers into their families' categories, if there never was a link. */
export async function seedDemoLinks(store: EntityStore): Promise<string[]> {
  return await writeLinks(store, null, async (transaction) => {
    if (await hasHistory(transaction)) return [];
    const links = wallpapers.flatMap(({ wpId, family }) =>
      family.categories.map((catId) => ({ wpId, catId })),
    );
    await addLinks(transaction, links);
    return [texts.seeded(linkConfig, links.length)];
  });
}
