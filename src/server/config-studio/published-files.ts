import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Kysely } from 'kysely';
import { isEntityFile } from '../../entities/check/entity-files';
import {
  type FilesPlan,
  moveFiles,
  readPlan,
  readText,
  removePlan,
  writePlan,
} from '../../entities/planned-files';
import type { LiveFile } from '../../entities/wire/studio';
import { runAlone } from '../database/run-alone';
import type { Database } from '../database/tables';
import type { Clock } from '../http/clock';
import { limitConcurrency } from '../threads/limit-concurrency';
import { configDrafts } from './drafts';
import { configVersions, hashOfFile } from './versions';

export type PublishedFiles = ReturnType<typeof publishedFiles>;

interface Parts {
  readonly db: Kysely<Database>;
  /** The folder of the entity files, which stay what counts. */
  readonly folder: string;
  readonly clock: Clock;
}

/** The entity files, who published them, and what they were before. */
export function publishedFiles({ db, folder, clock }: Parts) {
  const versions = configVersions(db);
  const drafts = configDrafts(db);
  const inTurn = limitConcurrency(1);
  /** Runs a task while no server of this database publishes. */
  const alone = <Result>(task: () => Promise<Result>) =>
    inTurn(() => runAlone(db, 'publish', task));

  /** Moves on the files of a plan, then what the database has about them. Can be repeated at any point. */
  async function finish(plan: FilesPlan): Promise<void> {
    await moveFiles(folder, plan.files);
    const newest = await versions.newest();
    for (const { file, before, after } of plan.files) {
      const name = basename(file, '.json');
      const last = newest.get(name)?.hash;
      if (last !== hashOfFile(after)) {
        // A version that no server has had in force, because it had problems.
        const isUnknown = before !== null && last !== hashOfFile(before);
        if (isUnknown)
          await versions.add({ name, at: plan.at, by: null, note: null, text: before });
        await versions.add({ name, ...plan, text: after });
      }
      await drafts.remove(name, hashOfFile(after));
    }
    await removePlan(folder);
  }

  /** Ends what was being published when a server was killed; for those who are alone. */
  async function finishLast(): Promise<void> {
    const plan = await readPlan(folder);
    if (plan) await finish(plan);
  }

  /** The texts in force that no version has, of files that were edited or removed on the disk. */
  async function unknown(texts: ReadonlyMap<string, string>) {
    const newest = await versions.newest();
    const names = new Set([...newest.keys(), ...[...texts.keys()].map((file) => nameOf(file))]);
    return [...names].flatMap((name) => {
      const text = texts.get(`${name}.json`) ?? null;
      const last = newest.get(name)?.hash ?? hashOfFile(null);
      return last === hashOfFile(text) ? [] : [{ name, text }];
    });
  }

  return {
    ...{ folder, alone, finishLast, versions, drafts },

    async finishKilled(): Promise<void> {
      if (await readPlan(folder)) await alone(finishLast);
    },

    /**
     * Writes the files and forgets their drafts. If a file can't be written, all are as before, and it
     * rejects with the error of the file system.
     */
    async publish(plan: FilesPlan): Promise<void> {
      await writePlan(folder, plan);
      await moveFiles(folder, plan.files).catch(async (error) => {
        await moveFiles(folder, plan.files, 'after');
        await removePlan(folder);
        throw error;
      });
      await finish(plan);
    },

    /** Keeps versions of files that were edited on the disk. */
    async notice(texts: ReadonlyMap<string, string>): Promise<void> {
      if ((await unknown(texts)).length === 0) return;
      await alone(async () => {
        const at = new Date(clock()).toISOString();
        for (const { name, text } of await unknown(texts))
          await versions.add({ name, at, by: null, note: null, text });
      });
    },

    /** The files as they are on the disk. */
    async live(): Promise<ReadonlyMap<string, LiveFile>> {
      const newest = await versions.newest();
      const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
      const files = entries.filter((entry) => isEntityFile(entry.name) && !entry.isDirectory());
      const found = await Promise.all(
        files.map(async (entry) => {
          const [name, path] = [nameOf(entry.name), join(folder, entry.name)];
          const text = await readText(path).catch(() => null);
          if (text === null) return [];
          const hash = hashOfFile(text);
          const version = newest.get(name);
          const published =
            version?.hash === hash
              ? { publishedAt: version.at, publishedBy: version.by, note: version.note }
              : {
                  publishedAt: (await stat(path)).mtime.toISOString(),
                  publishedBy: null,
                  note: null,
                };
          return [[name, { text, hash, ...published }] as const];
        }),
      );
      return new Map(found.flat());
    },
  };
}

const nameOf = (file: string) => basename(file, '.json');
