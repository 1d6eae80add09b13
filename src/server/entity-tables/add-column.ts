import type { Transaction } from 'kysely';
import { type FieldConfig, modelOf } from '../../field-types';
import type { Database } from '../database/tables';
import { columnOf, tableOf } from './identifiers';

/** Adds the column for a field's values. It is empty: rows from before have no value there. */
export async function addColumn(
  trx: Transaction<Database>,
  entity: string,
  field: FieldConfig,
): Promise<void> {
  const { type, encrypted } = modelOf(field).storage(field);
  await trx.schema
    .alterTable(tableOf(entity))
    .addColumn(columnOf(field.name), encrypted ? 'text' : type)
    .execute();
}
