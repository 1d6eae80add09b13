import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type EncodedPicture, encodePicture } from './encode-picture';
import { isPictureFile, newPictureNames, pathOfFile, pictureNamesAt } from './picture-names';

/** The pictures of reviews, in a folder. */
export interface PictureFiles {
  /** Keeps a picture that somebody sent, and gives back its path. Throws a `PictureFault`. */
  add(bytes: Buffer): Promise<string>;
  /** A picture or thumbnail by its file's name, if it is here. */
  read(file: string): Promise<Buffer | undefined>;
  /** Removes those of the pictures that are kept here; what is gone already is no fault. */
  remove(paths: readonly string[]): Promise<void>;
  /** The paths of the pictures that have been here since before that time, used or not. */
  olderThan(time: number): Promise<string[]>;
}

const PART = '.part';

export function pictureFiles(folder: string): PictureFiles {
  /** Put in its place when it is whole: a server that is killed leaves no half pictures. */
  async function write(file: string, bytes: Buffer): Promise<void> {
    await writeFile(join(folder, file + PART), bytes, { flush: true });
    await rename(join(folder, file + PART), join(folder, file));
  }

  async function keep({ picture, thumbnail }: EncodedPicture): Promise<string> {
    const { path, file, thumbnailFile } = newPictureNames();
    await mkdir(folder, { recursive: true });
    try {
      await write(thumbnailFile, thumbnail);
      await write(file, picture);
      return path;
    } catch (error) {
      await remove([path]);
      throw error;
    }
  }

  async function remove(paths: readonly string[]): Promise<void> {
    const names = paths.flatMap((path) => pictureNamesAt(path) ?? []);
    const files = names.flatMap(({ file, thumbnailFile }) => [file, thumbnailFile]);
    const all = files.flatMap((file) => [file, file + PART]);
    await Promise.all(all.map((file) => rm(join(folder, file), { force: true })));
  }

  return {
    add: async (bytes) => await keep(await encodePicture(bytes)),
    read: async (file) =>
      isPictureFile(file) ? await readFile(join(folder, file)).catch(notThere) : undefined,
    remove,
    async olderThan(time) {
      const entries = (await readdir(folder).catch(notThere)) ?? [];
      const files = entries.filter((entry) => isPictureFile(entry.replace(PART, '')));
      const paths = new Set<string>();
      for (const file of files) {
        const found = await stat(join(folder, file)).catch(notThere);
        if (found && found.mtimeMs < time) paths.add(pathOfFile(file.replace(PART, '')));
      }
      return [...paths];
    },
  };
}

function notThere(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
