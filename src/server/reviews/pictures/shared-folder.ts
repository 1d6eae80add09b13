import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { isPostgres } from '../../database/dialect';
import type { EntityStore } from '../../entity-tables/entity-store';
import { tableOf } from '../../entity-tables/identifiers';
import { reviewConfig } from '../../hand-written-entities/review-config';
import { writeOnce } from '../../secrets/write-once';
import { reviewTexts as texts } from '../texts';

const NAME = 'pictures';
const FILE = 'folder-id.txt';

/**
 * Servers that share a PostgreSQL database must share the folder of the pictures, too. The first one gives
 * the folder an id, which the database remembers; a folder without it is another one, or is not mounted.
 * `losesPictures` says whether pictures are missing in it.
 */
export async function findFolderProblem({ db }: EntityStore, folder: string) {
  if (!isPostgres(db)) return undefined;
  const file = join(folder, FILE);
  const rememberedId = async () =>
    (await db.selectFrom('shared_folder').select('id').where('name', '=', NAME).executeTakeFirst())
      ?.id;

  if ((await rememberedId()) === undefined) {
    const id = await writeOnce(file, randomUUID(), 0o644);
    const noConflict = db.insertInto('shared_folder').values({ name: NAME, id });
    await noConflict.onConflict((conflict) => conflict.doNothing()).execute();
  }
  const id = (await rememberedId()) ?? '';
  const found = await readFile(file, 'utf8').catch(() => '');
  if (found.trim() === id) return undefined;
  const picture = await db
    .selectFrom(tableOf(reviewConfig.name))
    .select('id')
    .where(sql<string>`review_images`, 'like', '%images/reviews/%')
    .limit(1)
    .executeTakeFirst();
  return { message: texts.otherFolder(folder, file, id), losesPictures: picture !== undefined };
}
