import { readdir, readFile, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { missing } from '../../common/has-code';
import { reviewConfig } from '../../entities/review-config';
import type { Database } from '../database/tables';
import { writeStored } from '../pictures/stored-files';
import { tableOf } from '../tables/identifiers';
import { rowPages } from '../tables/row-pages';
import { storedNamesIn } from '../tables/stored-file-names';
import { iso } from '../time/clock';
import { FILES_PATH } from './other-files';

/** The folders that files were in, and the paths by which they are found now. */
const FOLDERS = {
  reviews: 'images/reviews/',
  uploads: 'images/uploads/',
  files: FILES_PATH,
} as const;

/** `.hidden` files were in the history only. */
const FILE = /^(([0-9a-f]{32})(?:-thumb)?\.[a-z]{3,4})(?:\.hidden)?$/;
/** Files that were being written when a server was killed. */
const HALF = /^[0-9a-f]{32}(?:-thumb)?\.[a-z]{3,4}\.part$/;

/**
 * Moves the files that earlier versions kept in a folder into the database. A file is removed only once the database
 * has it: after a crash, the next start continues. Returns how many files there were.
 */
export async function moveFolder(db: Kysely<Database>, folder: string): Promise<number> {
  let count = 0;
  for (const [name, path] of Object.entries(FOLDERS)) {
    const from = join(folder, name);
    const entries = await readdir(from).catch(missing);
    const shown = entries && name === 'reviews' ? await shownPictures(db) : undefined;
    for (const entry of entries ?? []) {
      if (HALF.test(entry)) await rm(join(from, entry), { force: true });
      if (!FILE.test(entry)) continue;
      await moveFile(db, from, entry, path, shown);
      count += 1;
      await setImmediate();
    }
    // Other files stay, and so does their folder.
    if (entries) await rmdir(from).catch(() => undefined);
  }
  await rm(join(folder, 'folder-id.txt'), { force: true });
  return count;
}

/** The pictures that reviews have now. All others are only in the history. */
async function shownPictures(db: Kysely<Database>): Promise<ReadonlySet<string>> {
  const shown = new Set<string>();
  for await (const page of rowPages(db, tableOf(reviewConfig.name), ['review_images']))
    for (const row of page)
      for (const name of storedNamesIn(String(row.review_images))) shown.add(name);
  return shown;
}

async function moveFile(
  db: Kysely<Database>,
  folder: string,
  entry: string,
  path: string,
  shown: ReadonlySet<string> | undefined,
): Promise<void> {
  const [, file = '', name = ''] = FILE.exec(entry) ?? [];
  const source = join(folder, entry);
  // Another server may be moving the same folder.
  const bytes = await readFile(source).catch(missing);
  const found = await stat(source).catch(missing);
  if (!bytes?.length || !found) return;
  await db.transaction().execute(async (transaction) => {
    const upload = {
      name,
      account_id: null,
      bytes: bytes.length,
      at: iso(found.mtimeMs),
      is_hidden: shown && !shown.has(name) ? 1 : 0,
    };
    await transaction
      .insertInto('upload')
      .values(upload)
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({ is_hidden: upload.is_hidden }),
      )
      .execute();
    await transaction
      .deleteFrom('file_chunk')
      .where('file', '=', path + file)
      .execute();
    await writeStored(transaction, name, path + file, bytes);
  });
  await rm(source, { force: true });
}
