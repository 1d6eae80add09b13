import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { isDiskFull } from '../database/database-error';
import type { Database } from '../database/tables';
import { HttpError } from './errors';
import { httpTexts as texts } from './texts';

/** More space than a change of a few rows needs. */
const PROBE = Buffer.alloc(256 * 1024);
const DISK_EVERY_MS = 1000;

/**
 * Returns a check that throws a 503 unless the database responds, and tells whether the disk is full: people can
 * still sign in and read then, and another server would be no better. However often it is called, it runs one check at
 * a time, and checks the disk at most once a second.
 */
export function createReadiness(
  db: Kysely<Database>,
  folder: string,
  log: FastifyBaseLogger,
): () => Promise<{ readonly isDiskFull: boolean }> {
  let looking: Promise<{ readonly isDiskFull: boolean }> | undefined;
  let disk: Promise<boolean> | undefined;
  let lookedAt = 0;

  async function look() {
    await sql`select 1`.execute(db).catch((err) => {
      log.error({ err }, texts.noDatabase);
      throw new HttpError(503, texts.noDatabase);
    });
    const now = performance.now();
    if (now - lookedAt > DISK_EVERY_MS) disk = undefined;
    if (!disk) lookedAt = now;
    disk ??= hasSpace(folder);
    return { isDiskFull: !(await disk) };
  }

  return () => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
}

/** Checks by writing, because a file system does not report quotas. */
async function hasSpace(folder: string): Promise<boolean> {
  const file = join(folder, `.space-${process.pid}`);
  try {
    await writeFile(file, PROBE);
    return true;
  } catch (error) {
    // Any other problem with the folder shows when something is saved there.
    return !isDiskFull(error);
  } finally {
    await rm(file, { force: true }).catch(() => {});
  }
}
