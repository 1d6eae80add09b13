import type { Kysely } from 'kysely';
import type { EntityConfig } from '../../entities/entity-config';
import { modelOf } from '../../field-types';
import { inChunks } from '../database/chunks';
import { tablesOf } from '../database/describe-database';
import type { Database, EntityTableName } from '../database/tables';
import { removeUnkept } from '../pictures/stored-files';
import { historyPages } from '../tables/change-log';
import { columnOf, tableOf } from '../tables/identifiers';
import { rowPages } from '../tables/row-pages';
import { storedNamesIn } from '../tables/stored-file-names';
import { day, iso } from '../time/clock';

/** How long a file waits for a row, which may be a draft in somebody's browser. */
const MAX_WAIT_MS = day;

/** What counts against the limit of an account. */
interface Upload {
  readonly name: string;
  readonly bytes: number;
  readonly account: number;
  readonly now: number;
}

/** The list of what was uploaded. A file is listed before it is written. */
export function uploadList(db: Kysely<Database>) {
  /** Removes a file that was listed but not written. */
  async function drop(name: string): Promise<void> {
    await removeUnkept(db, [name]);
  }

  return {
    drop,

    /** Whether a file is stored. */
    async has(name: string): Promise<boolean> {
      const part = db.selectFrom('file_chunk').select('name').where('name', '=', name).limit(1);
      return (await part.executeTakeFirst()) !== undefined;
    },

    /** Whether an account has uploaded a file. */
    async isBy(name: string, account: number): Promise<boolean> {
      const found = await db
        .selectFrom('upload')
        .select('name')
        .where('name', '=', name)
        .where('account_id', '=', account)
        .executeTakeFirst();
      return found !== undefined;
    },

    /** The first of these entities with a row that has a file, or once had it. Searches all rows. */
    async entityWith(name: string, configs: readonly EntityConfig[]): Promise<string | undefined> {
      if (configs.length === 0) return undefined;
      const pattern = `%/${name}/%`;
      for (const { name: entity, fields } of configs) {
        const columns = fields.filter((field) => modelOf(field).uploads?.(field));
        const row = await db
          .selectFrom(tableOf(entity))
          .select('id')
          .where((eb) => eb.or(columns.map((field) => eb(columnOf(field.name), 'like', pattern))))
          .executeTakeFirst();
        if (row) return entity;
      }
      const change = await db
        .selectFrom('change')
        .select('entity')
        .where(
          'entity',
          'in',
          configs.map((config) => config.name),
        )
        .where((is) => is.or([is('before', 'like', pattern), is('after', 'like', pattern)]))
        .executeTakeFirst();
      return change?.entity;
    },

    /** Lists a file that is about to be written, unless the account would exceed its daily limit. */
    async add({ name, bytes, account, now }: Upload, maxBytes: number): Promise<boolean> {
      await db
        .insertInto('upload')
        .values({ name, bytes, account_id: account, at: iso(now) })
        .execute();
      // Counted after listing, so that files sent at once can't exceed the limit.
      const { total } = await db
        .selectFrom('upload')
        .select((eb) => eb.fn.sum<number | string | null>('bytes').as('total'))
        .where('account_id', '=', account)
        .where('at', '>', iso(now - day))
        .executeTakeFirstOrThrow();
      if (Number(total) <= maxBytes) return true;
      await drop(name);
      return false;
    },
  };
}

/** Removes files that no row got within a day, and files of erased rows. Returns how many. */
export async function sweepUploads(db: Kysely<Database>, now: number): Promise<number> {
  const waiting = await db
    .selectFrom('upload')
    .select('name')
    .where('is_kept', '=', 0)
    .where('at', '<', iso(now - MAX_WAIT_MS))
    .execute();
  const unused = new Set(waiting.map(({ name }) => name));
  const used = await usedOf(db, unused);
  for await (const chunk of inChunks([...used]))
    await db.updateTable('upload').set({ is_kept: 1 }).where('name', 'in', chunk).execute();
  // `removeUnkept` looks again: a row may have one of these by now.
  const rest = [...unused].filter((name) => !used.has(name));
  return await removeUnkept(db, rest);
}

/** Which of these files are in a row or in the history. */
async function usedOf(
  db: Kysely<Database>,
  names: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  if (names.size === 0) return used;
  const note = (text: string) => {
    for (const name of storedNamesIn(text)) if (names.has(name)) used.add(name);
  };
  for await (const page of historyPages({ db }))
    for (const { before, after } of page) note(`${before} ${after}`);
  for (const { name, columns } of await tablesOf(db)) {
    if (!isEntityTable(name)) continue;
    const texts = columns.filter(({ dataType }) => /text/i.test(dataType));
    const named = texts.map((column) => column.name);
    for await (const page of rowPages(db, name, named))
      for (const row of page) note(Object.values(row).join(' '));
  }
  return used;
}

const isEntityTable = (name: string): name is EntityTableName => name.startsWith('entity_');
