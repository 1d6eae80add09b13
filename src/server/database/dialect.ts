import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter } from 'kysely';

/** Any database, with any tables. */
type AnyKysely = Pick<Kysely<unknown>, 'getExecutor'>;

export function isPostgres(db: AnyKysely): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** Makes an `integer` column an auto-incrementing primary key that never reuses a number. */
export function countingKey(db: AnyKysely) {
  return (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
    isPostgres(db)
      ? column.primaryKey().generatedAlwaysAsIdentity()
      : column.primaryKey().autoIncrement();
}
