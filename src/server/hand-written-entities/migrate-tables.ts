import type { EntityConfig } from '../../entities/entity-config';
import type { EntityStore } from '../entity-tables/entity-store';
import { migrateEntityTables } from '../entity-tables/migrate-entity-tables';
import { orderConfig } from './order-config';
import { reviewConfig } from './review-config';

/** The entities whose configs are code: the screens written by hand have no files. */
const handWrittenEntities: readonly EntityConfig[] = [orderConfig, reviewConfig];

/** Makes their tables fit. Gives back what was done, a sentence each. */
export function migrateHandWrittenTables(store: EntityStore): Promise<string[]> {
  return migrateEntityTables(store, handWrittenEntities, ({ labelPlural }) => labelPlural);
}
