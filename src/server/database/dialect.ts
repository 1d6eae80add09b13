import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter } from 'kysely';

/** Anything Kysely can run queries on; only which database it is matters here. */
type AnyKysely = Pick<Kysely<unknown>, 'getExecutor'>;

export function isPostgres(db: AnyKysely): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** What makes an `integer` column a primary key that counts by itself and never reuses a number. */
export function countingKey(db: AnyKysely) {
  return (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
    isPostgres(db)
      ? column.primaryKey().generatedAlwaysAsIdentity()
      : column.primaryKey().autoIncrement();
}
