import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { inChunks } from '../database/chunks';
import type { Database } from '../database/tables';

/** SQLite's driver is synchronous: other work runs only between the chunks of a file. */
const CHUNK_BYTES = 256 * 1024;

type Db = Kysely<Database>;

/** A file’s size and content, as a response sends them. */
export interface StoredFile {
  readonly size: number;
  readonly content: Buffer | Readable;
}

/** A name that can’t be guessed. */
export const randomName = () => crypto.randomUUID().replaceAll('-', '');

/** Stores a file of the upload `name` under the path `file`. */
export async function writeStored(
  db: Transaction<Database>,
  name: string,
  file: string,
  bytes: Buffer,
): Promise<void> {
  const size = bytes.length;
  for (let from = 0; from < size; from += CHUNK_BYTES) {
    if (from > 0) await setImmediate();
    const chunk = bytes.subarray(from, from + CHUNK_BYTES);
    const part = from / CHUNK_BYTES;
    await db.insertInto('file_chunk').values({ name, file, part, size, bytes: chunk }).execute();
  }
}

/** Opens a file that is not hidden. A large file is read as it is sent. */
export async function openStored(db: Db, file: string): Promise<StoredFile | undefined> {
  const first = await db
    .selectFrom('file_chunk')
    .innerJoin('upload', 'upload.name', 'file_chunk.name')
    .select(['size', 'file_chunk.bytes'])
    .where('file', '=', file)
    .where('part', '=', 0)
    .where('is_hidden', '=', 0)
    .executeTakeFirst();
  if (!first) return undefined;
  const { size } = first;
  const bytes = Buffer.from(first.bytes);
  if (bytes.length === size) return { size, content: bytes };
  return { size, content: Readable.from(chunksOf(db, file, bytes, size), { objectMode: false }) };
}

async function* chunksOf(db: Db, file: string, first: Buffer, size: number) {
  yield first;
  let sent = first.length;
  for (let part = 1; sent < size; part += 1) {
    await setImmediate();
    const { bytes } = await db
      .selectFrom('file_chunk')
      .select('bytes')
      .where('file', '=', file)
      .where('part', '=', part)
      // Throws if the file was removed while being sent, so that the client sees that the response is cut off.
      .executeTakeFirstOrThrow();
    sent += bytes.length;
    yield Buffer.from(bytes);
  }
}

/** Removes the given uploads and all their files, except what a row has had. Returns how many. */
export async function removeUnkept(db: Db, names: readonly string[]): Promise<number> {
  let count = 0;
  for await (const chunk of inChunks(names))
    await db.transaction().execute(async (transaction) => {
      const deleted = await transaction
        .deleteFrom('upload')
        .where('name', 'in', chunk)
        .where('is_kept', '=', 0)
        .returning('name')
        .execute();
      const gone = deleted.map(({ name }) => name);
      count += gone.length;
      if (gone.length > 0)
        await transaction.deleteFrom('file_chunk').where('name', 'in', gone).execute();
    });
  return count;
}
