import type { Transaction } from 'kysely';
import type { EntityConfig } from '../../entities/entity-config';
import type { FieldConfig } from '../../field-types';
import { DatabaseError } from '../database/database-error';
import { countingKey } from '../database/dialect';
import type { Database } from '../database/tables';
import { type EntityStore, type OpenStore, writeTo } from './entity-store';
import { isSealed } from './field-column';
import { SYSTEM_COLUMNS, tableOf } from './identifiers';
import { reviseList } from './list-revision';
import { retypeColumn } from './retype-column';
import { proveSecret } from './secret-proof';
import {
  addColumn,
  isStoredAlike,
  type StoredFields,
  storedFields,
  storeField,
} from './stored-fields';
import { tableTexts as texts } from './texts';
import { keepUnique } from './unique-fields';

/**
 * Makes the tables fit the configs: a table for a new entity, a column for a new field. Nothing is
 * ever dropped: a field of another type than before gets a new column, and the old one is kept.
 * Gives back what was done and what should be known, a sentence each; nothing when all fitted already.
 * `sourceOf` says where people find the config.
 */
export async function migrateEntityTables(
  store: EntityStore,
  configs: readonly EntityConfig[],
  sourceOf = ({ name }: EntityConfig) => `${name}.json`,
): Promise<string[]> {
  const sealed = configs.some(({ fields }) => fields.some(isSealed));
  if (sealed) await proveSecret(store);
  const report: string[] = [];
  for (const config of configs) {
    const done = await writeTo(store, config.name, (open) => fitTable(open, config));
    report.push(...done.map((sentence) => `${sourceOf(config)}: ${sentence}`));
  }
  return report;
}

async function fitTable(store: OpenStore, config: EntityConfig): Promise<string[]> {
  const stored = await storedFields(store.trx, config.name);
  const isNew = stored.size === 0;
  const report: string[] = [];
  refuseLookalikes(config, stored);
  if (isNew) {
    await createTable(store.trx, config);
    report.push(texts.madeTable(config.fields.length));
  }
  for (const field of config.fields) {
    const sentences = await fitField(store, config.name, field, stored);
    if (!isNew) report.push(...sentences);
  }
  return report;
}

async function fitField(
  store: OpenStore,
  entity: string,
  field: FieldConfig,
  stored: StoredFields,
): Promise<string[]> {
  const report: string[] = [];
  const before = stored.get(field.name);
  let hadIndex = before?.unique === true;
  if (!before) {
    await addColumn(store.trx, entity, field);
    report.push(texts.addedColumn(field));
  } else if (!isStoredAlike(before, field)) {
    report.push(await retypeColumn(store, entity, before, field, stored));
    await reviseList(store.trx, entity);
    hadIndex = false;
  }
  const kept = await keepUnique(store, entity, field, hadIndex, stored);
  if (kept.problem) report.push(kept.problem);
  const now = { ...field, unique: kept.hasIndex };
  if (JSON.stringify(now) !== JSON.stringify(before)) {
    await storeField(store.trx, entity, now);
  }
  return report;
}

async function createTable(trx: Transaction<Database>, config: EntityConfig): Promise<void> {
  await trx.schema
    .createTable(tableOf(config.name))
    .addColumn('id', 'integer', countingKey(trx))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
}

/** SQLite takes `phone` and `Phone` for one column; with PostgreSQL a config must mean the same. */
function refuseLookalikes({ name: entity, fields }: EntityConfig, stored: StoredFields): void {
  const names = new Set([...SYSTEM_COLUMNS, ...stored.keys(), ...fields.map(({ name }) => name)]);
  for (const { name } of fields) {
    const lookalike = [...names].find(
      (other) => other !== name && other.toLowerCase() === name.toLowerCase(),
    );
    if (lookalike) throw new DatabaseError(texts.lookalike(entity, name, lookalike));
  }
}
