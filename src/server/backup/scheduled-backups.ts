import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { missing } from '../../common/has-code';
import { DatabaseError, reasonOf } from '../database/database-error';
import { fileTime } from '../database/file-time';
import { makeFolder } from '../database/make-folder';
import type { Settings } from '../settings/settings';
import { startThread } from '../threads/start-thread';
import { type Clock, hour, iso, minute } from '../time/clock';
import { repeat } from '../time/repeat';
import type { BackupHandlers } from './backup-worker';
import type { BackupSource } from './make-backup';
import { isUnfinished, madeAt } from './manifest';

const PREFIX = 'scheduled-';
/** Why the last scheduled backup failed, for `npm run doctor`. */
export const FAILURE_FILE = 'last-failure.txt';
const RETRY_MS = 10 * minute;
/** An unfinished backup that is older is no longer being made. */
const LONGEST_MS = 6 * hour;
const MEMORY_MEGABYTES = 256;

export type Backups = Settings['backups'];

/** Backs up as often as the settings say, and once at the start if one is missing, until the app closes. */
export function backUpWhileOpen(
  app: FastifyInstance,
  source: BackupSource,
  backups: Backups,
  clock: Clock,
): void {
  const { everyMs } = backups;
  if (everyMs === undefined) return;
  const closing = new AbortController();
  const { signal } = closing;
  repeat(app, Math.min(everyMs, RETRY_MS), () =>
    backUpIfDue(source, { ...backups, everyMs }, clock(), signal).then(
      (folder) => folder && app.log.info({ folder }, 'Backed up.'),
      (error) => signal.aborted || app.log.error(error, 'The backup failed.'),
    ),
  );
  app.addHook('onClose', async () => closing.abort());
}

/**
 * Makes the backup of the current period, unless it exists or another server is making it, and removes
 * those that are no longer kept. Returns its folder.
 */
export async function backUpIfDue(
  source: BackupSource,
  { everyMs, keep, folder }: Backups & { readonly everyMs: number },
  now: number,
  signal: AbortSignal,
): Promise<string | undefined> {
  const period = fileTime(now - (now % everyMs));
  const target = join(folder, PREFIX + period);
  await makeFolder(folder, 0o700);
  await removeUnfinished(folder, now);
  // Only one server gets to make it.
  if (!(await makeFolder(target, 0o700))) return undefined;
  const failure = join(folder, FAILURE_FILE);
  try {
    await makeInThread(source, target, signal);
  } catch (error) {
    const note = `${iso(now)} ${reasonOf(error)}\n`;
    const cleanUp = [remove(target), signal.aborted || writeFile(failure, note)];
    const ended = await Promise.allSettled(cleanUp);
    const errors = [
      error,
      ...ended.flatMap((one) => (one.status === 'rejected' ? one.reason : [])),
    ];
    throw errors.length === 1 ? error : new AggregateError(errors, errors.map(reasonOf).join(', '));
  }
  await rm(failure, { force: true });
  const { finished } = await scheduledIn(folder);
  for (const old of finished.slice(0, -keep)) await remove(old);
  return target;
}

async function makeInThread(source: BackupSource, folder: string, signal: AbortSignal) {
  const { ask, end } = startThread<BackupHandlers>(
    'server/backup/backup-worker',
    { memoryMegabytes: MEMORY_MEGABYTES },
    { DatabaseError },
  );
  // Asked first: `pg_dump`, which the thread has started, would go on without it.
  const stop = () => void ask('stop').then(end, end);
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  try {
    const { databaseUrl, dataFolder, configsFolder } = source.settings;
    const settings = { databaseUrl, dataFolder, configsFolder };
    await ask('make', { settings, secret: source.secret }, folder);
  } finally {
    signal.removeEventListener('abort', stop);
    await end();
  }
}

/** Removes what killed servers have left behind. */
async function removeUnfinished(folder: string, now: number): Promise<void> {
  for (const path of (await scheduledIn(folder)).unfinished) {
    const found = await stat(path).catch(missing);
    if (found && found.mtimeMs < now - LONGEST_MS) await remove(path);
  }
}

/** Another server may also be removing it. */
const remove = (path: string) => rm(path, { recursive: true, force: true });

/**
 * The scheduled backups in a folder, the oldest first, and the unfinished ones.
 * Damaged ones are in neither list: they don't count as backups, but may be the only copy left, so they are kept.
 */
async function scheduledIn(folder: string) {
  const finished: string[] = [];
  const unfinished: string[] = [];
  for (const name of (await readdir(folder)).sort()) {
    if (!name.startsWith(PREFIX)) continue;
    const path = join(folder, name);
    if ((await madeAt(path)) !== undefined) finished.push(path);
    else if (await isUnfinished(path)) unfinished.push(path);
  }
  return { finished, unfinished };
}

/** When the newest backup in a folder was made, scheduled or not. */
export async function newestBackup(folder: string): Promise<number | undefined> {
  const names = await readdir(folder).catch(() => []);
  const times = await Promise.all(names.map((name) => madeAt(join(folder, name))));
  return times.filter((time) => time !== undefined).sort((a, b) => b - a)[0];
}
