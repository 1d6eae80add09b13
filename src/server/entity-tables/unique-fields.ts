import { sql, type Transaction } from 'kysely';
import type { FieldConfig } from '../../field-types';
import type { Database } from '../database/tables';
import type { OpenStore } from './entity-store';
import { fieldColumn } from './field-column';
import { columnOf, digestColumnOf, tableOf, uniqueIndexOf } from './identifiers';
import { rowPages } from './row-pages';
import { type StoredFields, storeField } from './stored-fields';
import { tableTexts as texts } from './texts';

/** Whether the field has its unique index now, and what kept it from it. */
interface Kept {
  readonly hasIndex: boolean;
  readonly problem?: string;
}

/**
 * Makes or drops a field's unique index, as its config says. Rows that have the same value already
 * are no reason to stop: they are reported, and the index waits until somebody has mended them.
 */
export async function keepUnique(
  store: OpenStore,
  entity: string,
  field: FieldConfig,
  hadIndex: boolean,
  stored: StoredFields,
): Promise<Kept> {
  if (!field.unique) {
    if (hadIndex || stored.has(digestColumnOf(field.name))) {
      await dropUnique(store.trx, entity, field, stored);
    }
    return { hasIndex: false };
  }
  if (hadIndex) return { hasIndex: true };
  const { sealed, comparedName } = fieldColumn(field, store.sealer);
  if (sealed) await fillDigests(store, entity, field, stored);
  const problem = await findRepeats(store.trx, entity, field, comparedName);
  if (problem) return { hasIndex: false, problem };
  await store.trx.schema
    .createIndex(uniqueIndexOf(entity, field.name))
    .unique()
    .on(tableOf(entity))
    .column(comparedName)
    .execute();
  return { hasIndex: true };
}

/** Drops the index, which holds no data of its own, and forgets the digests. */
export async function dropUnique(
  trx: Transaction<Database>,
  entity: string,
  { name }: FieldConfig,
  stored: StoredFields,
): Promise<void> {
  await trx.schema.dropIndex(uniqueIndexOf(entity, name)).ifExists().execute();
  const digests = digestColumnOf(name);
  if (!stored.has(digests)) return;
  await trx
    .updateTable(tableOf(entity))
    .set({ [digests]: null })
    .where(digests, 'is not', null)
    .execute();
}

async function fillDigests(
  { trx, sealer }: OpenStore,
  entity: string,
  field: FieldConfig,
  stored: StoredFields,
): Promise<void> {
  const digests = digestColumnOf(field.name);
  const sealed = columnOf(field.name);
  const table = tableOf(entity);
  if (!stored.has(digests)) {
    await trx.schema.alterTable(table).addColumn(digests, 'text').execute();
    await storeField(trx, entity, field, digests);
  }
  for await (const page of rowPages(trx, table, [sealed, digests])) {
    for (const row of page) {
      if (row[sealed] === null || row[digests] !== null) continue;
      const digest = sealer.digest(sealer.open(String(row[sealed])));
      await trx
        .updateTable(table)
        .set({ [digests]: digest })
        .where('id', '=', row.id)
        .execute();
    }
  }
}

async function findRepeats(
  trx: Transaction<Database>,
  entity: string,
  field: FieldConfig,
  compared: string,
): Promise<string | undefined> {
  const repeats = await trx
    .selectFrom(tableOf(entity))
    .select((eb) => [eb.fn.min('id').as('first'), eb.fn.max('id').as('last')])
    .where(compared, 'is not', null)
    .groupBy(compared)
    .having(sql`count(*)`, '>', 1)
    .orderBy('first')
    .execute();
  return repeats.length === 0 ? undefined : texts.repeated(field, repeats);
}
