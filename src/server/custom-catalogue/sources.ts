import type { EntityConfig } from '../../entities/entity-config';
import type { Place } from '../entities/known-values';

// The catalogue links rows of two entities, which come from their files.

export const PRODUCT = 'product';
export const CATEGORY = 'category';

export function wallpaperIds(configs: readonly EntityConfig[]): Place {
  return { configs, entity: PRODUCT, field: 'wpId' };
}

export function categoryIds(configs: readonly EntityConfig[]): Place {
  return { configs, entity: CATEGORY, field: 'catId' };
}
