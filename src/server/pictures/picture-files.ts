import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureEncoder } from './encode-picture';
import { missing, PART, randomName, writeWhole } from './whole-file';

// A picture's file name is part of its path, which is in a row. Only file names that were generated here are
// ever read or removed.
const FILE = /^[0-9a-f]{32}(-thumb)?\.jpg$/;
/** Of pictures that only the history still has: they are not served. */
const HIDDEN = '.hidden';

export type PictureFiles = ReturnType<typeof pictureFiles>;

/** The pictures in a folder, whose paths begin with `path`. */
export function pictureFiles(folder: string, path = 'images/reviews/') {
  const encode = pictureEncoder();

  /** The files of pictures that are stored here. */
  function filesOf(paths: readonly string[]): string[] {
    const files = paths.flatMap((one) => (one.startsWith(path) ? one.slice(path.length) : []));
    return files.filter(isPicture).flatMap((file) => [file, thumbnailOf(file)]);
  }

  /** Removes the pictures that are stored here; missing ones are ignored. */
  async function remove(paths: readonly string[]): Promise<void> {
    const all = filesOf(paths).flatMap((file) => [file, file + PART, file + HIDDEN]);
    await Promise.all(all.map((file) => rm(join(folder, file), { force: true })));
  }

  async function move(paths: readonly string[], from: string, to: string): Promise<void> {
    const moves = filesOf(paths).map((file) =>
      rename(join(folder, file + from), join(folder, file + to)).catch(missing),
    );
    await Promise.all(moves);
  }

  return {
    path,
    remove,

    /** Keeps pictures that no review has any more, but doesn't serve them. */
    hide: (paths: readonly string[]) => move(paths, '', HIDDEN),

    /** Serves hidden pictures again. */
    show: (paths: readonly string[]) => move(paths, HIDDEN, ''),

    /** Stores a picture and returns its path. Throws an `UploadError`. */
    async add(bytes: Buffer, name = randomName()): Promise<string> {
      const { picture, thumbnail } = await encode(bytes);
      const file = `${name}.jpg`;
      try {
        await writeWhole(folder, thumbnailOf(file), thumbnail);
        await writeWhole(folder, file, picture);
        return path + file;
      } catch (error) {
        await remove([path + file]);
        throw error;
      }
    },

    /** A picture or thumbnail by its file name, if it exists. */
    read: async (file: string) =>
      FILE.test(file) ? await readFile(join(folder, file)).catch(missing) : undefined,

    /** The paths of all pictures that have been stored before a time. */
    async olderThan(time: number): Promise<string[]> {
      const entries = (await readdir(folder).catch(missing)) ?? [];
      const paths = new Set<string>();
      for (const entry of entries) {
        const file = entry.replace(PART, '').replace(HIDDEN, '');
        if (!FILE.test(file)) continue;
        const found = await stat(join(folder, entry)).catch(missing);
        if (found && found.mtimeMs < time) paths.add(path + file.replace('-thumb', ''));
      }
      return [...paths];
    },
  };
}

/** The path of a site picture's thumbnail; other pictures are their own thumbnails. */
export function thumbnailPath(path: string): string {
  return /^images\/[\w/-]+\.jpg$/.test(path) ? thumbnailOf(path) : path;
}

const isPicture = (file: string) => FILE.test(file) && !file.includes('-thumb');

const thumbnailOf = (name: string) => name.replace(/\.jpg$/, '-thumb.jpg');
