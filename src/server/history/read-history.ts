import { type Kysely, sql } from 'kysely';
import type { EntityConfig } from '../../entities/entity-config';
import type {
  HistoryEntry,
  HistoryPage,
  HistoryQuery,
  ImportEntry,
} from '../../entities/wire/history';
import type { ChangeTable, Database } from '../database/tables';
import { readImport } from '../entities/imports';
import type { EntityStore } from '../entity-tables/entity-store';
import { day as dayMs, hour, iso } from '../http/clock';
import { describeFields, titleOf } from './describe-change';
import { keptRows, readChange } from './kept-rows';

const PAGE = 30;
/** India's, all year. */
const SHOP_OFFSET = 5.5 * hour;

export type Entry = Omit<ChangeTable, 'id'> & { readonly id: number };

/** A page of a row's or a screen's history, the newest first. A screen's has an import as one entry. */
export async function readHistoryPage(
  store: EntityStore,
  config: EntityConfig,
  query: Omit<HistoryQuery, 'entity'>,
): Promise<HistoryPage> {
  const found = await selectEntries(store.db, config.name, query);
  const page = found.slice(0, PAGE);
  const last = page.at(-1);
  return {
    entries: await describe(store, config, page),
    next: found.length > PAGE && last ? `${last.at} ${last.id}` : null,
    people: query.row === undefined ? await peopleOf(store.db, config.name) : [],
    fields: config.fields.map(({ name, label }) => ({ name, label })),
  };
}

function selectEntries(
  db: Kysely<Database>,
  entity: string,
  { row, person, day, field, from }: Omit<HistoryQuery, 'entity'>,
): Promise<Entry[]> {
  let entries = db
    .selectFrom('change')
    .selectAll()
    .where('entity', '=', entity)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1);
  entries =
    row === undefined
      ? entries.where('import_id', 'is', null)
      : entries.where('row_id', '=', Number(row));
  if (person) entries = entries.where('username', '=', person);
  if (day) {
    const start = Date.parse(`${day}T00:00:00Z`) - SHOP_OFFSET;
    entries = entries.where('at', '>=', iso(start)).where('at', '<', iso(start + dayMs));
  }
  if (field) {
    // Values are JSON, in which a quotation mark is never plain, so this is a key.
    const key = `%${JSON.stringify(field).replaceAll('_', '\\_')}:%`;
    entries = entries
      .where('action', '=', 'update')
      .where(sql<boolean>`after like ${key} escape '\\'`);
  }
  const [at, id] = from?.split(' ') ?? [];
  if (at && id) entries = entries.where(sql<boolean>`(at, id) < (${at}, ${Number(id)})`);
  return entries.execute();
}

async function describe(
  store: EntityStore,
  config: EntityConfig,
  page: readonly Entry[],
): Promise<HistoryEntry[]> {
  const changes = page.map((entry) => readChange(store, entry));
  const rows = await keptRows(config).find(
    store,
    changes.filter(({ rowId }) => rowId > 0),
  );
  const imports = await importsOf(store.db, page);
  return page.flatMap(({ at, username, way }, index) => {
    const change = changes[index];
    if (!change) return [];
    const { id, action } = change;
    const title = titleOf(config, change, rows.get(id));
    const entry = { id, at, action, who: username, way, import: imports.get(id) };
    return { ...entry, title, fields: describeFields(config, change) };
  });
}

async function importsOf(
  db: Kysely<Database>,
  page: readonly Entry[],
): Promise<ReadonlyMap<number, ImportEntry>> {
  const imports = page.filter(({ action }) => action === 'import');
  if (imports.length === 0) return new Map();
  const ids = imports.map(({ id }) => id);
  const sizes = await db
    .selectFrom('change')
    .select((eb) => ['import_id as id', eb.fn.countAll().as('size')])
    .where('import_id', 'in', ids)
    .groupBy('import_id')
    .execute();
  const undone = await db
    .selectFrom('change')
    .select('undoes as id')
    .where('undoes', 'in', ids)
    .execute();
  return new Map(
    imports.map(({ id, after }) => {
      const changes = Number(sizes.find((one) => one.id === id)?.size ?? 0);
      const isRolledBack = undone.some((one) => one.id === id);
      return [id, { ...readImport(after), changes, isRolledBack }];
    }),
  );
}

/** Everybody who has made a change: one step in the index for each. */
async function peopleOf(db: Kysely<Database>, entity: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive person(name) as (
      select min(username) from change where entity = ${entity} and import_id is null
      union all
      select (
        select min(username) from change
        where entity = ${entity} and import_id is null and username > person.name
      ) from person where name is not null
    )
    select name from person where name is not null
  `.execute(db);
  return rows.map(({ name }) => name);
}
