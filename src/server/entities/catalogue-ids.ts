import type { EntityConfig } from '../../entities/entity-config';
import type { Place } from './known-values';

// Two entities that other parts of the server know; they come from files, which people may change.

export const PRODUCT = 'product';
export const CATEGORY = 'category';

export function wallpaperIds(configs: readonly EntityConfig[]): Place {
  return { configs, entity: PRODUCT, field: 'wpId' };
}

export function categoryIds(configs: readonly EntityConfig[]): Place {
  return { configs, entity: CATEGORY, field: 'catId' };
}
