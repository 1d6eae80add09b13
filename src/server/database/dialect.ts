import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter } from 'kysely';

/** Any database, with any tables. */
type AnyKysely = Pick<Kysely<unknown>, 'getExecutor'>;

export function isPostgres(db: AnyKysely): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** Reads an integer. One that a number can't hold stays a text; only other programs can have written it. */
export function readInteger(text: string): number | string {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : text;
}

/** Makes an `integer` column an auto-incrementing primary key that never reuses a number. */
export function countingKey(db: AnyKysely) {
  return (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
    isPostgres(db)
      ? column.primaryKey().generatedAlwaysAsIdentity()
      : column.primaryKey().autoIncrement();
}
