import { type CompiledQuery, type Kysely, type QueryResult, type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { inChunks } from './chunks';
import { isPostgres } from './dialect';
import { storedJson } from './stored-json';
import type { Database } from './tables';

/** Few are enough, because large chunks all have the same number of rows. */
const MAX_COMPILED = 10;

/** How many sets of columns a table's statements are kept for. */
const MAX_COLUMN_SETS = 50;

/** PostgreSQL reads more rows than this faster from JSON than from a list of values. */
const MAX_LISTED = 20;

/** SQLite’s limit for a statement. */
const MAX_PARAMETERS = 32_766;

/** The columns of a row, which are the same in all rows that are written together. */
type Columns = Readonly<Record<string, unknown>>;

export type RowStatements = ReturnType<typeof rowStatements>;

/**
 * The statements that write many rows of one table, always in the same database. Compiling one takes longer than
 * running it, so this is done once for each set of columns and number of rows.
 */
export function rowStatements(table: string) {
  const inserts = new LRUCache<string, RowStatement<InsertedRow>>({ max: MAX_COLUMN_SETS });
  const updates = new LRUCache<string, RowStatement<unknown>>({ max: MAX_COLUMN_SETS });
  return {
    /** Returns the ids of the new rows. */
    async insert(db: Kysely<Database>, rows: readonly Columns[]): Promise<number[]> {
      const columns = Object.keys(rows[0] ?? {});
      const key = columns.join();
      const insert = inserts.get(key) ?? insertOf(db, table, columns);
      inserts.set(key, insert);
      const ids: number[] = [];
      for await (const chunk of inChunks(rows, maxRows(columns)))
        ids.push(...newIds(await insert(db, chunk), chunk.length));
      return ids;
    },
    /**
     * Updates rows by their `id`. If they have a `version`, only rows with that version are updated, and get the next
     * one. `types` are those of columns that are not texts. Returns how many rows were updated.
     */
    async update(
      db: Kysely<Database>,
      types: Readonly<Record<string, string>>,
      rows: readonly Columns[],
    ): Promise<number> {
      const columns = Object.keys(rows[0] ?? {});
      const key = columns.map((name) => `${name} ${types[name]}`).join();
      const update = updates.get(key) ?? updateOf(table, columns, types);
      updates.set(key, update);
      let count = 0;
      for await (const chunk of inChunks(rows, maxRows(columns)))
        count += Number((await update(db, chunk)).numAffectedRows);
      return count;
    },
  };
}

const maxRows = (columns: readonly string[]) => Math.floor(MAX_PARAMETERS / columns.length);

type RowStatement<Result> = (
  db: Kysely<Database>,
  rows: readonly Columns[],
) => Promise<QueryResult<Result>>;

interface InsertedRow {
  readonly id: number;
}

function insertOf(db: Kysely<Database>, table: string, columns: readonly string[]) {
  const names = sql.join(columns.map((name) => sql.ref(name)));
  // Restored rows keep their ids, which PostgreSQL would otherwise generate.
  const overriding = isPostgres(db) ? sql`overriding system value` : sql``;
  const returning = isPostgres(db) ? sql` returning id` : sql``;
  return rowStatement<InsertedRow>(
    table,
    columns,
    (given) => sql`insert into ${sql.table(table)} (${names}) ${overriding} ${given}${returning}`,
  );
}

/** Both databases name the columns of a list of values `column1`, `column2` …, and need their types. */
function updateOf(
  table: string,
  columns: readonly string[],
  types: Readonly<Record<string, string>>,
) {
  const given = (name: string, type: string) =>
    sql`cast(${sql.ref(`given.column${columns.indexOf(name) + 1}`)} as ${sql.raw(type)})`;
  const own = (name: string) => sql.ref(`${table}.${name}`);
  const isSame = (name: string) => sql`${own(name)} = ${given(name, 'integer')}`;
  const keys = ['id', 'version'].filter((name) => columns.includes(name));
  const assignments = columns
    .filter((name) => !keys.includes(name))
    .map((name) => sql`${sql.ref(name)} = ${given(name, types[name] ?? 'text')}`);
  if (keys.includes('version')) assignments.push(sql`version = ${own('version')} + 1`);
  return rowStatement(
    table,
    columns,
    (rows) => sql`
      update ${sql.table(table)}
      set ${sql.join(assignments)}
      from (${rows}) as given
      where ${sql.join(keys.map(isSame), sql` and `)}
    `,
  );
}

/**
 * A statement that writes rows of these columns, which `write` gets as a query with the columns `column1`,
 * `column2` …. The table must have columns of these names.
 */
function rowStatement<Result>(
  table: string,
  columns: readonly string[],
  write: (rows: RawBuilder<unknown>) => RawBuilder<Result>,
): RowStatement<Result> {
  const compiled = new LRUCache<number, CompiledQuery<Result>>({ max: MAX_COMPILED });
  return async (db, rows) => {
    if (rows.length > MAX_LISTED && isPostgres(db)) {
      const from = sql`json_populate_recordset(null::${sql.table(table)}, ${storedJson(rows)})`;
      return await write(sql`select ${asNumbered(columns)} from ${from}`).execute(db);
    }
    const query = compiled.get(rows.length) ?? write(emptyRows(rows.length, columns)).compile(db);
    compiled.set(rows.length, query);
    const parameters = rows.flatMap((row) => columns.map((name) => row[name]));
    return await db.executeQuery<Result>({ ...query, parameters });
  };
}

/** Placeholders for `count` rows, because cached statements must not keep real values in memory. */
function emptyRows(count: number, columns: readonly string[]): RawBuilder<unknown> {
  const row = sql`(${sql.join(columns.map(() => null))})`;
  return sql`values ${sql.join(Array.from({ length: count }, () => row))}`;
}

/** The columns, named as both databases name those of a list of values. */
function asNumbered(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(
    columns.map((name, index) => sql`${sql.ref(name)} as ${sql.ref(`column${index + 1}`)}`),
  );
}

/**
 * The ids of `count` new rows, in the order given. SQLite's are consecutive, and it reports the last: returning all
 * would take as long as inserting them. PostgreSQL may return them in another order.
 */
function newIds({ rows, insertId }: QueryResult<InsertedRow>, count: number): number[] {
  if (insertId === undefined) return rows.map(({ id }) => id).sort((one, other) => one - other);
  return Array.from({ length: count }, (_, index) => Number(insertId) - count + 1 + index);
}
