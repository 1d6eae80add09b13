import type { Kysely } from 'kysely';
import type { Database } from '../database/tables';
import { iso } from '../time/clock';
import { pictureEncoder } from './encode-picture';
import { openStored, randomName, removeUnkept, writeStored } from './stored-files';

// A picture's file name is part of its path, which is in a row.
const FILE = /^([0-9a-f]{32})(-thumb)?\.jpg$/;

export type PictureFiles = ReturnType<typeof pictureFiles>;

/** The stored pictures whose paths begin with `path`. */
export function pictureFiles(db: Kysely<Database>, path = 'images/reviews/') {
  const encode = pictureEncoder();
  return {
    path,

    /** Removes those pictures that are stored here and that no row has ever had; ignores missing ones. */
    async drop(paths: readonly string[]): Promise<void> {
      const files = paths.flatMap((one) => (one.startsWith(path) ? one.slice(path.length) : []));
      const names = files.flatMap((file) => FILE.exec(file)?.[1] ?? []);
      await removeUnkept(db, names);
    },

    /** Stores a picture, which may be listed already, and returns its path. Throws an `UploadError`. */
    async add(bytes: Buffer, listed?: string): Promise<string> {
      const { picture, thumbnail } = await encode(bytes);
      const name = listed ?? randomName();
      const file = `${path}${name}.jpg`;
      await db.transaction().execute(async (transaction) => {
        if (listed === undefined) {
          const size = picture.length + thumbnail.length;
          const upload = { name, account_id: null, bytes: size, at: iso(Date.now()) };
          await transaction.insertInto('upload').values(upload).execute();
        }
        await writeStored(transaction, name, thumbnailOf(file), thumbnail);
        await writeStored(transaction, name, file, picture);
      });
      return file;
    },

    /** A picture or thumbnail by its file name, if it exists. */
    read: async (file: string) => (FILE.test(file) ? await openStored(db, path + file) : undefined),
  };
}

/** The path of a site picture's thumbnail; other pictures are their own thumbnails. */
export function thumbnailPath(path: string): string {
  return /^images\/[\w/-]+\.jpg$/.test(path) ? thumbnailOf(path) : path;
}

const thumbnailOf = (name: string) => name.replace(/\.jpg$/, '-thumb.jpg');
