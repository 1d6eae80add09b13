import { type Kysely, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { EntityConfig } from '../../entities/entity-config';
import type { HistoryEntry, HistoryPage, historyQuery } from '../../entities/wire/history';
import { isOnDay } from '../database/on-day';
import type { Database } from '../database/tables';
import { readBatch } from '../tables/change-log';
import type { EntityStore } from '../tables/entity-store';
import { currentNames } from '../tables/stored-fields';
import { describeFields, titleOf } from './describe-change';
import { reversalsOf, reverse } from './reversal';

const PAGE = 30;

type Query = Omit<z.output<typeof historyQuery>, 'entity'>;

/** A page of the history, newest first. A batch is one entry, except in a row's history. `shown` describes changes. */
export async function readHistoryPage(
  store: EntityStore,
  config: EntityConfig,
  query: Query,
  shown: EntityConfig,
): Promise<HistoryPage> {
  const names = query.field ? await namesIn(store, config, query.field) : [];
  const found = await selectEntries(store.db, config, query, names);
  const page = found.slice(0, PAGE);
  const batches = new Map(
    page
      .filter(({ action }) => action === 'import')
      .map(({ id, after, changes }) => [id, { ...readBatch(after), changes: Number(changes) }]),
  );
  const reverted = new Set(page.filter(({ undos }) => Number(undos) > 0).map(({ id }) => id));
  const entries = (await reversalsOf(store, config, page)).map((reversal): HistoryEntry => {
    const { change, row } = reversal;
    const { id, at, username: who, action, way } = change;
    const title = titleOf(shown, change, row);
    const fields = describeFields(shown, change);
    // The undo of a single change may itself have been undone since.
    const isUndone = reverted.has(id) && (action === 'import' || !reverse(reversal));
    return { id, at, who, action, way, title, fields, isUndone, import: batches.get(id) };
  });
  return {
    entries,
    next: found.length > PAGE ? (page.at(-1)?.id ?? null) : null,
    people: query.row === undefined ? await peopleOf(store.db, config.name) : [],
    fields: config.fields.map(({ name, label }) => ({ name, label })),
  };
}

function selectEntries(
  db: Kysely<Database>,
  config: EntityConfig,
  { row, person, day, from }: Query,
  fieldNames: readonly string[],
) {
  let entries = db
    .selectFrom('change')
    .selectAll()
    .select(({ selectFrom, fn }) => [
      selectFrom('change as part')
        .whereRef('part.import_id', '=', 'change.id')
        .select(fn.countAll().as('count'))
        .as('changes'),
      selectFrom('change as later')
        .where(({ eb, ref }) =>
          eb('later.undoes', 'in', [ref('change.id'), ref('change.import_id')]),
        )
        .select(fn.countAll().as('count'))
        .as('undos'),
    ])
    .where('entity', '=', config.name)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1);
  entries =
    row === undefined ? entries.where('import_id', 'is', null) : entries.where('row_id', '=', row);
  if (person) entries = entries.where('username', '=', person);
  if (day) entries = entries.where(isOnDay(day));
  if (fieldNames.length > 0) {
    // Values are JSON, which escapes their quotation marks, so only a key can match. What precedes it tells a field from
    // the key inside an encrypted value.
    const keyOf = (name: string) => `%,${JSON.stringify(name).replaceAll('_', '\\_')}:%`;
    // The changes of a batch aren’t listed one by one, so the batch matches if any of them set the field.
    entries = entries.where(({ or, exists, selectFrom }) =>
      or([
        ...fieldNames.map(
          (name) =>
            sql<boolean>`change.action = 'update' and ',' || substr(change.after, 2) like ${keyOf(name)} escape '\\'`,
        ),
        exists(
          selectFrom('import_field')
            .whereRef('import_field.import_id', '=', 'change.id')
            .where('import_field.field', 'in', fieldNames)
            .select('import_field.field'),
        ),
      ]),
    );
  }
  if (from) {
    const last = sql`select at, id from change where id = ${from}`;
    entries = entries.where(sql<boolean>`(at, id) < (${last})`);
  }
  return entries.execute();
}

/** The name of a field, and those that it had. */
async function namesIn({ db }: EntityStore, config: EntityConfig, field: string) {
  const renamed = await currentNames(db, config);
  return [field, ...[...renamed.keys()].filter((name) => renamed.get(name) === field)];
}

async function peopleOf(db: Kysely<Database>, entity: string): Promise<string[]> {
  const people = await db
    .selectFrom('change')
    .select('username')
    .distinct()
    .where('entity', '=', entity)
    .where('import_id', 'is', null)
    .orderBy('username')
    .execute();
  return people.flatMap(({ username }) => username ?? []);
}
