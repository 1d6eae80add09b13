import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { plural } from '../../common/quantities';
import { DatabaseError } from '../database/database-error';
import { tablesOf } from '../database/describe-database';
import { countingKey } from '../database/dialect';
import { appliedMigrations, assertNotNewer, migrateToLatest } from '../database/migrate';
import { migrations } from '../database/migrations';
import { rejectConnected } from '../database/reject-connected';
import type { Database } from '../database/tables';
import { MAX_INDEXED_BYTES } from '../tables/field-column';
import { replaceableTables } from './replaceable-tables';
import { backupTexts as texts } from './texts';

/** How many rows are read and written at once. */
const PAGE = 1000;
/** The same for `file_chunk`, whose rows are large. */
const CHUNK_PAGE = 20;
const PROGRESS_EVERY = 50_000;

type Db = Kysely<Database>;
type Row = Readonly<Record<string, unknown>>;

interface Table {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly dataType: string }[];
}

/** The number of rows, and a checksum that does not depend on their order. */
interface Sum {
  readonly count: number;
  readonly checksum: bigint;
}

/**
 * Copies all rows from SQLite to PostgreSQL in one transaction, and compares both. Replaces existing rows only with
 * `replace`, and never other programs' tables. Returns a message for people. Throws a `DatabaseError`.
 */
export async function copyToPostgres(
  source: Db,
  target: Db,
  { replace, say }: { readonly replace: boolean; say(line: string): void },
): Promise<string> {
  await replaceableTables(target);
  assertNotNewer(await appliedMigrations(target), migrations);
  const tables = await tablesInOrder(source);
  const sums = new Map<string, Sum>();
  for (const table of tables) sums.set(table.name, await sumOf(source, table));
  const total = plural(
    [...sums.values()].reduce((sum, { count }) => sum + count, 0),
    'row',
  );

  if (await hasRows(target, await dataTables(target))) {
    if (await isSame(target, tables, sums)) return texts.alreadyCopied(total);
    if (!replace) throw new DatabaseError(texts.otherData);
    await rejectConnected(target);
  }
  // Kysely's migrator rejects a transaction that is already open. If the copy fails, the target keeps its rows, but its
  // tables stay migrated, as after a start of this version.
  await migrateToLatest(target, migrations);
  const before = await dataTables(target);
  await target.transaction().execute(async (open) => {
    await empty(open, before);
    for (const table of tables) {
      if (isMadeFromConfig(table)) await createTable(source, open, table);
      await copyRows(source, open, table, (done) =>
        say(texts.copied(table.name, done, sums.get(table.name)?.count ?? 0)),
      );
      await continueCounting(source, open, table);
    }
    if (!(await isSame(open, tables, sums))) throw new DatabaseError(texts.differs);
  });
  return texts.copiedAll(total);
}

const isMadeFromConfig = ({ name }: Table) => name.startsWith('entity_');

async function dataTables(db: Db): Promise<Table[]> {
  return (await tablesOf(db)).filter(({ name }) => !name.startsWith('kysely_'));
}

/** All tables; those that refer to others come last. */
async function tablesInOrder(source: Db): Promise<Table[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct m.name from sqlite_master m join pragma_foreign_key_list(m.name)
  `.execute(source);
  const referring = new Set(rows.map(({ name }) => name));
  const tables = await dataTables(source);
  return tables.sort((a, b) => Number(referring.has(a.name)) - Number(referring.has(b.name)));
}

/** Whether there are rows, except in `list_revision`, to which the migrations add one. */
async function hasRows(target: Db, tables: readonly Table[]): Promise<boolean> {
  for (const { name } of tables) {
    if (name === 'list_revision') continue;
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(target);
    if (rows.length > 0) return true;
  }
  return false;
}

async function isSame(
  target: Db,
  tables: readonly Table[],
  sums: ReadonlyMap<string, Sum>,
): Promise<boolean> {
  const names = new Set((await dataTables(target)).map(({ name }) => name));
  for (const table of tables) {
    if (!names.has(table.name)) return false;
    const [wanted, found] = [sums.get(table.name), await sumOf(target, table)];
    if (found.count !== wanted?.count || found.checksum !== wanted.checksum) return false;
  }
  return true;
}

async function empty(target: Transaction<Database>, tables: readonly Table[]): Promise<void> {
  const made = tables.filter(isMadeFromConfig);
  for (const { name } of made) await target.schema.dropTable(name).execute();
  const others = tables.filter((table) => !made.includes(table));
  await sql`truncate ${sql.join(others.map(({ name }) => sql.table(name)))}`.execute(target);
}

async function createTable(source: Db, target: Db, { name, columns }: Table): Promise<void> {
  let table = target.schema.createTable(name);
  for (const column of columns) {
    table = table.addColumn(column.name, sql.raw(column.dataType), (definition) =>
      column.name === 'id' ? countingKey(target)(definition) : definition,
    );
  }
  await table.execute();
  const { rows } = await sql<{ index: string; column: string }>`
    select m.name as "index", i.name as "column"
    from sqlite_master m join pragma_index_info(m.name) i
    where m.type = 'index' and m.tbl_name = ${name}
  `.execute(source);
  for (const { index, column } of rows) {
    await rejectTooLong(source, name, column);
    await target.schema.createIndex(index).unique().on(name).column(column).execute();
  }
}

/** SQLite doesn't limit the values of an index: one that an earlier version created may have such values. */
async function rejectTooLong(source: Db, table: string, column: string): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)}
    where length(cast(${sql.ref(column)} as blob)) > ${MAX_INDEXED_BYTES} order by id
  `.execute(source);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) throw new DatabaseError(texts.tooLong(table, column, ids));
}

async function copyRows(
  source: Db,
  target: Db,
  table: Table,
  onProgress: (done: number) => void,
): Promise<void> {
  const name = sql.table(table.name);
  let done = 0;
  for await (const rows of pagesOf(source, table)) {
    await sql`
      insert into ${name} overriding system value
      select * from json_populate_recordset(null::${name}, ${JSON.stringify(rows)})
    `.execute(target);
    done += rows.length;
    if (done % PROGRESS_EVERY === 0) onProgress(done);
  }
  onProgress(done);
}

/** The next row gets the number that it would have got in SQLite. */
async function continueCounting(source: Db, target: Db, { name, columns }: Table): Promise<void> {
  if (!columns.some((column) => column.name === 'id')) return;
  const { rows } = await sql<{ last: number }>`
    select seq as last from sqlite_sequence where name = ${name}
  `.execute(source);
  const last = rows[0]?.last ?? 0;
  await sql`
    select setval(pg_get_serial_sequence(${`"${name}"`}, 'id'), ${Math.max(last, 1)}, ${last > 0})
  `.execute(target);
}

async function sumOf(db: Db, table: Table): Promise<Sum> {
  let count = 0;
  let checksum = 0n;
  for await (const rows of pagesOf(db, table)) {
    count += rows.length;
    for (const row of rows) {
      const text = JSON.stringify(table.columns.map(({ name }) => row[name]));
      const hash = createHash('sha256').update(text).digest();
      checksum = BigInt.asUintN(64, checksum + hash.readBigUInt64LE());
    }
  }
  return { count, checksum };
}

/** Tables without an id have few rows. */
async function* pagesOf(db: Db, { name, columns }: Table): AsyncGenerator<readonly Row[]> {
  const hasId = columns.some((column) => column.name === 'id');
  const page = name === 'file_chunk' ? CHUNK_PAGE : PAGE;
  let last = 0;
  while (true) {
    const query = hasId
      ? sql<Row>`select * from ${sql.table(name)} where id > ${last} order by id limit ${page}`
      : sql<Row>`select * from ${sql.table(name)}`;
    const { rows } = await query.execute(db);
    if (rows.length > 0) yield rows.map(asJson);
    if (!hasId || rows.length < page) return;
    last = Number(rows.at(-1)?.id);
  }
}

/** Bytes as PostgreSQL reads them in JSON. */
function asJson(row: Row): Row {
  if (!(row.bytes instanceof Uint8Array)) return row;
  return { ...row, bytes: `\\x${Buffer.from(row.bytes).toString('hex')}` };
}
