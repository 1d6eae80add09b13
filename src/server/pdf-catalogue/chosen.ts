import { scalarText } from '../../common/plain-text';
import { wpIdKey } from '../../entities/catalogue-link';
import type { EntityConfig } from '../../entities/entity-config';
import { wpIdOf } from '../../entities/wallpaper';
import { productConfig } from '../catalogue-links/catalogue-ids';
import { invalid } from '../http/errors';
import { readFields } from '../rows/read-rows';
import type { EntityStore } from '../tables/entity-store';
import { rejectionTexts as texts } from './texts';

export interface Wallpaper {
  readonly wpId: string;
  readonly name: string;
  /** Site-relative or an absolute URL; empty without a picture. */
  readonly picture: string;
}

/** The wallpapers with these ids, in this order and each once; case doesn’t matter. Throws a 422 if none exists. */
export async function findChosen(
  store: EntityStore,
  configs: readonly EntityConfig[],
  wpIds: readonly string[],
): Promise<readonly Wallpaper[]> {
  const wanted = new Set(wpIds.map(wpIdKey));
  const found = new Map<string, Wallpaper>();
  const config = productConfig(configs);
  if (config) {
    for await (const rows of readFields(store, config, ['wpId', 'name', 'imgThumb'])) {
      for (const row of rows) {
        const wpId = wpIdOf(row);
        const key = wpIdKey(wpId);
        if (!wanted.has(key) || found.has(key)) continue;
        found.set(key, { wpId, name: scalarText(row.name), picture: scalarText(row.imgThumb) });
      }
    }
  }
  const chosen = [...wanted].flatMap((key) => found.get(key) ?? []);
  if (chosen.length === 0) throw invalid({ wp: [texts.noneFound] });
  return chosen;
}
