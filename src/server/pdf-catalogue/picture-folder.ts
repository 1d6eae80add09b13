import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MEGABYTE } from '../../common/quantities';
import { makeFolder } from '../database/make-folder';

/** More than ten thousand pictures. */
const MAX_BYTES = 512 * MEGABYTE;

/** Keeps the most recently used pictures in a folder, up to a number of bytes. */
export function pictureFolder(folder: string, maxBytes = MAX_BYTES) {
  /** Unknown until the folder is first swept. */
  let roomLeft = 0;
  let sweeping: Promise<void> | undefined;

  /** Removes the least recently used files until a tenth is free, including what interrupted writes have left. */
  async function sweep(): Promise<void> {
    const files = await Promise.all(
      (await readdir(folder)).map(async (name) => {
        const path = join(folder, name);
        // Another server may be sweeping the folder at the same time.
        const { size, mtimeMs } = await stat(path).catch(() => ({ size: 0, mtimeMs: 0 }));
        return { path, size, mtimeMs };
      }),
    );
    files.sort((one, other) => other.mtimeMs - one.mtimeMs);
    let used = 0;
    for (const { path, size } of files) {
      if (used + size <= maxBytes * 0.9) used += size;
      else await rm(path, { force: true });
    }
    roomLeft = maxBytes - used;
  }

  return {
    /** The path of a picture, if it is kept. */
    async find(name: string): Promise<string | undefined> {
      const path = join(folder, name);
      const now = new Date();
      return await utimes(path, now, now).then(
        () => path,
        () => undefined,
      );
    },
    /** Keeps a picture and returns its path. */
    async add(name: string, bytes: Uint8Array): Promise<string> {
      const path = join(folder, name);
      await makeFolder(folder);
      // Renamed once it is complete: a server that is killed leaves no half-written pictures.
      const part = `${path}.${randomUUID()}`;
      try {
        await writeFile(part, bytes);
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      roomLeft -= bytes.byteLength;
      if (roomLeft < 0) {
        sweeping ??= sweep().finally(() => {
          sweeping = undefined;
        });
        await sweeping;
      }
      return path;
    },
  };
}
