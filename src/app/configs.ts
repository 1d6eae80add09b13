import type { EntityConfig } from '../entities/entity-config';
import { pageConfigs } from './early/page-configs';

/** The configs in the page, or else the bundled ones. */
export async function pageOrBundledConfigs(): Promise<readonly EntityConfig[]> {
  return pageConfigs() ?? (await import('virtual:entity-configs')).default;
}
