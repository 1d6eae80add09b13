import { SYSTEM_FIELDS } from '../../entities/check/rules/check-names';
import type { EntityConfig } from '../../entities/entity-config';
import { orderConfig } from '../../entities/order-config';
import { reviewConfig } from '../../entities/review-config';
import type { FieldConfig } from '../../field-types';
import { allowSlow } from '../database/allow-slow';
import { DatabaseError } from '../database/database-error';
import { countingKey } from '../database/dialect';
import type { EntityStore, EntityTransaction } from './entity-store';
import { isEncrypted } from './field-column';
import { renameColumn } from './rename-column';
import { retypeColumn } from './retype-column';
import { assertSameSecret } from './secret-proof';
import {
  addColumn,
  formerNames,
  isStoredAlike,
  type StoredFields,
  storedFields,
  storeField,
} from './stored-fields';
import { type TableNote, tableTexts as texts } from './texts';
import { writeTo } from './transactions';
import { migrateUnique } from './unique-fields';

/**
 * Makes the tables match the configs: a table for a new entity, a column for a new field. Nothing is ever dropped: a
 * field of another type gets another column, and the old one is kept. Returns what was done and what to look at, in one
 * sentence each. `sourceOf` names the config for people.
 */
export async function migrateEntityTables(
  store: EntityStore,
  configs: readonly EntityConfig[],
  sourceOf = ({ name }: EntityConfig) => `${name}.json`,
): Promise<TableNote[]> {
  if (configs.some(({ fields }) => fields.some(isEncrypted))) await assertSameSecret(store);
  const report: TableNote[] = [];
  for (const config of configs) {
    const notes = await allowSlow(() => writeTo(store, config, null, migrateTable));
    for (const { text, isProblem } of notes)
      report.push({ text: `${sourceOf(config)}: ${text}`, isProblem });
  }
  return report;
}

/** Does the same for orders and reviews, which have no file. */
export function migrateHandWrittenTables(store: EntityStore): Promise<TableNote[]> {
  return migrateEntityTables(store, [orderConfig, reviewConfig], ({ labelPlural }) => labelPlural);
}

/** Throws a `DatabaseError` if the tables can't be made to match the configs. */
export async function assertTables(
  { db }: EntityStore,
  configs: readonly EntityConfig[],
): Promise<void> {
  for (const config of configs) assertNoLookalikes(config, await storedFields(db, config.name));
}

async function migrateTable(transaction: EntityTransaction): Promise<TableNote[]> {
  const { config, db } = transaction;
  const stored = await storedFields(db, config.name);
  assertNoLookalikes(config, stored);
  const isNew = stored.size === 0;
  if (isNew) await createTable(transaction);
  const report: TableNote[] = [];
  for (const field of config.fields)
    report.push(...(await migrateField(transaction, field, stored)));
  return isNew ? [done(texts.madeTable(config.fields.length))] : report;
}

async function migrateField(
  transaction: EntityTransaction,
  field: FieldConfig,
  stored: StoredFields,
): Promise<TableNote[]> {
  const report = (await renameColumn(transaction, field, stored)).map(done);
  const before = stored.get(field.name);
  let hadIndex = before?.unique === true;
  if (!before) {
    await addColumn(transaction, field);
    report.push(done(texts.addedColumn(field)));
  } else if (!isStoredAlike(before, field)) {
    report.push(await retypeColumn(transaction, before, field, stored));
    transaction.markChanged();
    hadIndex = false;
  }
  const { hasIndex, problem } = await migrateUnique(transaction, field, hadIndex, stored);
  if (problem) report.push({ text: problem, isProblem: true });
  const former = before && formerNames(transaction.config, field, before);
  const now = { ...field, unique: hasIndex, former };
  if (JSON.stringify(now) !== JSON.stringify(before)) await storeField(transaction, now);
  return report;
}

const done = (text: string): TableNote => ({ text, isProblem: false });

async function createTable({ db, table }: EntityTransaction): Promise<void> {
  await db.schema
    .createTable(table)
    .addColumn('id', 'integer', countingKey(db))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
}

/** SQLite treats `phone` and `Phone` as the same column; PostgreSQL doesn't. */
function assertNoLookalikes({ name: entity, fields }: EntityConfig, stored: StoredFields): void {
  const names = new Set([...SYSTEM_FIELDS, ...stored.keys(), ...fields.map(({ name }) => name)]);
  for (const { name, was } of fields) {
    const isRenamed = (other: string) => other === was || stored.get(other)?.was === name;
    const lookalike = [...names].find(
      (other) => other !== name && other.toLowerCase() === name.toLowerCase() && !isRenamed(other),
    );
    if (lookalike) throw new DatabaseError(texts.lookalike(entity, name, lookalike));
  }
}
