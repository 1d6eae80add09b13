import { wpIdKey } from '../../entities/catalogue-link';
import type { EntityConfig } from '../../entities/entity-config';
import { readRows } from '../entities/rows';
import type { EntityStore } from '../entity-tables/entity-store';
import { invalid } from '../http/errors';
import { productConfig } from './product-list';
import { refusalTexts as texts } from './texts';

/** A wallpaper of the catalogue. */
export interface Wallpaper {
  readonly wpId: string;
  readonly name: string;
  /** Site-relative, or a whole address; empty where there is no picture. */
  readonly picture: string;
}

const MOST = 5000;

/**
 * The wallpapers that a list of ids means, in its order: each once, whatever the case of its letters,
 * and without those that are not there. Throws a 422 where none is left.
 */
export async function findChosen(
  store: EntityStore,
  configs: readonly EntityConfig[],
  wp: unknown,
): Promise<readonly Wallpaper[]> {
  const keys = keysIn(wp);
  const wanted = new Set(keys);
  const found = new Map<string, Wallpaper>();
  const config = productConfig(configs);
  if (config) {
    for await (const rows of readRows(store, config)) {
      for (const row of rows) {
        const wpId = textOf(row.wpId);
        const key = wpIdKey(wpId);
        if (!wanted.has(key) || found.has(key)) continue;
        found.set(key, { wpId, name: textOf(row.name), picture: textOf(row.imgThumb) });
      }
    }
  }
  const chosen = [...wanted].flatMap((key) => found.get(key) ?? []);
  if (chosen.length === 0) throw invalid({ wp: [texts.noneFound] });
  return chosen;
}

function keysIn(wp: unknown): readonly string[] {
  if (!Array.isArray(wp) || wp.length === 0) throw invalid({ wp: [texts.noList] });
  if (wp.length > MOST) throw invalid({ wp: [texts.tooMany(MOST)] });
  return wp.map((id) => wpIdKey(textOf(id).trim()));
}

/** Ids come as numbers, too. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
