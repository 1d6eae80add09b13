import type { Kysely } from 'kysely';
import type { EntityConfig } from '../../entities/entity-config';
import type { DatabaseLocation } from '../database/database-location';
import type { Database } from '../database/tables';
import { type EntityRow, readRows } from '../rows/read-rows';
import { readHistory } from '../tables/change-log';
import { type Author, type EntityStore, entityStore } from '../tables/entity-store';
import { migrateEntityTables } from '../tables/migrate-entity-tables';
import { openTestDatabase } from './test-database';

export const testSecret = 'a secret that is only good for tests';

/** People who make changes. History records names, so they need no accounts. */
export const asha: Author = { id: 1, username: 'Asha' };
export const ravi: Author = { id: 2, username: 'Ravi' };

export interface TestStore extends EntityStore {
  readonly db: Kysely<Database>;
  readonly location: DatabaseLocation;
  close(): Promise<void>;
}

/** A new test database with tables for the configs. */
export async function openTestStore(...configs: readonly EntityConfig[]): Promise<TestStore> {
  const { database, location, close } = await openTestDatabase();
  const store = entityStore(database, testSecret);
  await migrateEntityTables(store, configs);
  return { ...store, location, close };
}

/** All rows of an entity. */
export async function allRows(store: EntityStore, config: EntityConfig): Promise<EntityRow[]> {
  const rows: EntityRow[] = [];
  for await (const page of readRows(store, config)) rows.push(...page);
  return rows;
}

/** The history of a row, oldest first. */
export async function historyOf({ db, cipher }: EntityStore, rowId: number) {
  const changes = await db
    .selectFrom('change')
    .selectAll()
    .where('row_id', '=', rowId)
    .orderBy('id')
    .execute();
  const read = (text: string | null, entity: string) =>
    text && readHistory(text, cipher, { entity, rowId });
  return changes.map(({ username, action, version, entity, before, after }) => ({
    username,
    action,
    version,
    before: read(before, entity),
    after: read(after, entity),
  }));
}
