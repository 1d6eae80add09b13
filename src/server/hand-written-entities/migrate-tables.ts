import { orderConfig } from '../../entities/order-config';
import type { EntityStore } from '../entity-tables/entity-store';
import { migrateEntityTables } from '../entity-tables/migrate-entity-tables';
import { reviewConfig } from './review-config';

/** Migrates the tables of the entities that have no file. Returns what was done, a sentence each. */
export function migrateHandWrittenTables(store: EntityStore): Promise<string[]> {
  const configs = [orderConfig, reviewConfig];
  return migrateEntityTables(store, configs, ({ labelPlural }) => labelPlural);
}
