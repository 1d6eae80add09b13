import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { inBatches } from '../database/batches';
import { tablesOf } from '../database/describe-database';
import type { Database, EntityTableName } from '../database/tables';
import { historyPages } from '../entity-tables/change-log';
import { rowPages } from '../entity-tables/row-pages';
import { storedNamesIn } from '../entity-tables/stored-names';
import { day, iso } from '../http/clock';
import { missing } from '../pictures/whole-file';

/** A file, its thumbnail, or a part of one that was being written. */
const FILE = /^([0-9a-f]{32})(?:-thumb)?\.[a-z]{3,4}(?:\.part)?$/;

/** How long a file waits for a row, which may be a draft in somebody's browser. */
const MAX_WAIT_MS = day;

/** What counts against the limit of an account. */
interface Upload {
  readonly name: string;
  readonly bytes: number;
  readonly account: number;
  readonly now: number;
}

/** Where pictures and other files are. */
export const uploadFolders = (dataFolder: string) => ({
  pictures: join(dataFolder, 'pictures', 'uploads'),
  files: join(dataFolder, 'pictures', 'files'),
});

export type UploadList = ReturnType<typeof uploadList>;

/** The list of what was uploaded. A file is listed before it is written, and until it is removed. */
export function uploadList(
  db: Kysely<Database>,
  folders: Readonly<Record<'pictures' | 'files', string>>,
) {
  /** The files in the folders, by their names. */
  async function files(): Promise<Map<string, string[]>> {
    const found = new Map<string, string[]>();
    for (const folder of Object.values(folders))
      for (const entry of (await readdir(folder).catch(missing)) ?? []) {
        const [, name] = FILE.exec(entry) ?? [];
        if (name) found.set(name, [...(found.get(name) ?? []), join(folder, entry)]);
      }
    return found;
  }

  /** Lists what is in the folders from before uploads were listed, or was left by a server that was killed. */
  async function adopt(): Promise<void> {
    const found = await files();
    for await (const batch of inBatches([...found.keys()])) {
      const listed = await db
        .selectFrom('upload')
        .select('name')
        .where('name', 'in', batch)
        .execute();
      const known = new Set(listed.map(({ name }) => name));
      for (const name of batch) {
        if (known.has(name)) continue;
        const stats = await Promise.all(
          (found.get(name) ?? []).map((path) => stat(path).catch(missing)),
        );
        const bytes = stats.reduce((sum, one) => sum + (one?.size ?? 0), 0);
        const at = iso(Math.max(...stats.map((one) => one?.mtimeMs ?? 0)));
        const upload = { name, bytes, at, account_id: null };
        const noConflict = db.insertInto('upload').values(upload);
        await noConflict.onConflict((conflict) => conflict.doNothing()).execute();
      }
    }
  }

  /** Takes back what was not written. */
  async function drop(name: string): Promise<void> {
    await db.deleteFrom('upload').where('name', '=', name).where('is_kept', '=', 0).execute();
  }

  return {
    folders,
    adopt,

    /** Lists a file that is about to be written, unless that is more than an account may upload in a day. */
    async add({ name, bytes, account, now }: Upload, maxBytes: number): Promise<boolean> {
      await db
        .insertInto('upload')
        .values({ name, bytes, account_id: account, at: iso(now) })
        .execute();
      // Counted afterwards, so that none of those sent at once is missed.
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

    drop,

    /** Removes files that no row got in a day, and those of erased rows. Returns how many. */
    async sweep(now: number): Promise<number> {
      await adopt();
      const waiting = await db
        .selectFrom('upload')
        .select('name')
        .where('is_kept', '=', 0)
        .where('at', '<', iso(now - MAX_WAIT_MS))
        .execute();
      const unused = new Set(waiting.map(({ name }) => name));
      const used = await usedOf(db, unused);
      for await (const batch of inBatches([...used]))
        await db.updateTable('upload').set({ is_kept: 1 }).where('name', 'in', batch).execute();
      const removed: string[] = [];
      for await (const batch of inBatches([...unused].filter((name) => !used.has(name)))) {
        // A row may have got one in the meantime.
        const deleted = await db
          .deleteFrom('upload')
          .where('name', 'in', batch)
          .where('is_kept', '=', 0)
          .returning('name')
          .execute();
        removed.push(...deleted.map(({ name }) => name));
      }
      // If the server is killed here, the next sweep lists and removes what is left.
      const found = removed.length > 0 ? await files() : new Map<string, string[]>();
      for (const name of removed)
        for (const path of found.get(name) ?? []) await rm(path, { force: true });
      return removed.length;
    },
  };
}

/** Which stored files are in a row or in the history, of some. */
export async function usedOf(
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
    for await (const page of rowPages(db, name, named)) {
      for (const row of page) note(Object.values(row).join(' '));
      // SQLite's driver never waits.
      await setImmediate();
    }
  }
  return used;
}

const isEntityTable = (name: string): name is EntityTableName => name.startsWith('entity_');
