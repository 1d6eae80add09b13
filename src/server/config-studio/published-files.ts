import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Kysely } from 'kysely';
import { isConfigFile } from '../../entities/check/entity-files';
import {
  type FilesPlan,
  moveFiles,
  readPlan,
  removePlan,
  writePlan,
} from '../../entities/planned-files';
import { readText } from '../../entities/whole-files';
import type { LiveFile, StudioConfig } from '../../entities/wire/studio';
import type { AuditLog } from '../audit/audit-log';
import { runAlone } from '../database/run-alone';
import type { Database } from '../database/tables';
import { limitConcurrency } from '../threads/limit-concurrency';
import { iso } from '../time/clock';
import { configDrafts } from './drafts';
import { configVersions, hashOfFile } from './versions';

export type PublishedFiles = ReturnType<typeof publishedFiles>;

/**
 * The entity files of a folder, which remain the source of truth, with who published them and their earlier versions.
 */
export function publishedFiles(db: Kysely<Database>, folder: string, audit: AuditLog) {
  const versions = configVersions(db);
  const drafts = configDrafts(db);
  const inTurn = limitConcurrency(1);
  /** Runs a task while no server of this database changes files or drafts. */
  const alone = <Result>(task: () => Promise<Result>) =>
    inTurn(() => runAlone(db, 'config-studio', task));

  /** Changes the files as a plan says, then the database’s records of them. Can be repeated at any point. */
  async function finish(plan: FilesPlan): Promise<void> {
    await moveFiles(folder, plan.files);
    await db.transaction().execute((transaction) => record(transaction, plan));
    await removePlan(folder);
  }

  /** Adds what is published to the versions and to the audit log, unless that is done already. */
  async function record(
    transaction: Kysely<Database>,
    { files, account, origin, exposed = [], ...published }: FilesPlan,
  ): Promise<void> {
    const all = configVersions(transaction);
    const known = configDrafts(transaction);
    const newest = await all.newest();
    let isNew = false;
    for (const { file, before, after } of files) {
      const name = nameOf(file);
      const last = newest.get(name)?.hash;
      if (last !== hashOfFile(after)) {
        isNew = true;
        // A text that no server has recorded, because it had problems.
        if (before !== null && last !== hashOfFile(before))
          await all.add({ name, at: published.at, by: null, note: null, text: before });
        await all.add({ ...published, name, text: after });
      }
      if (await known.remove(name, hashOfFile(after))) isNew = true;
    }
    if (!isNew) return;
    const subject = files.map(({ file }) => nameOf(file)).join(', ');
    const details = { note: published.note, ...(exposed.length > 0 && { exposed }) };
    await audit.recordIn(
      transaction,
      { kind: 'configs-published', account, subject, details },
      origin,
    );
  }

  /** Completes a publication that a killed server left unfinished, for callers that run alone. */
  async function finishKilled(): Promise<void> {
    const plan = await readPlan(folder);
    if (plan) await finish(plan);
  }

  /** The files as they are on the disk. */
  async function live(): Promise<ReadonlyMap<string, LiveFile>> {
    const newest = await versions.newest();
    const found = new Map<string, LiveFile>();
    for (const file of await readdir(folder).catch(() => [])) {
      const path = join(folder, file);
      const text = isConfigFile(file) ? await readText(path).catch(() => null) : null;
      if (text === null) continue;
      const name = nameOf(file);
      const hash = hashOfFile(text);
      const last = newest.get(name);
      const { at, by, note } =
        last?.hash === hash ? last : { at: iso((await stat(path)).mtimeMs), by: null, note: null };
      found.set(name, { text, hash, publishedAt: at, publishedBy: by, note });
    }
    return found;
  }

  return {
    folder,
    alone,
    finishKilled,
    versions,
    drafts,
    live,

    /** Writes the files and forgets their drafts. If a file can't be written, rejects and leaves all as before. */
    async publish(plan: FilesPlan): Promise<void> {
      await writePlan(folder, plan);
      await moveFiles(folder, plan.files).catch(async (error) => {
        await moveFiles(folder, plan.files, 'after');
        await removePlan(folder);
        throw error;
      });
      await finish(plan);
    },

    /** Keeps versions of files that were edited or removed on the disk. */
    notice: (texts: ReadonlyMap<string, string>): Promise<void> =>
      alone(async () => {
        const newest = await versions.newest();
        const edited = { at: iso(Date.now()), by: null, note: null };
        const onDisk = [...texts.keys()].map(nameOf);
        for (const name of new Set([...newest.keys(), ...onDisk])) {
          const text = texts.get(`${name}.json`) ?? null;
          const last = newest.get(name)?.hash ?? hashOfFile(null);
          if (last !== hashOfFile(text)) await versions.add({ ...edited, name, text });
        }
      }),

    async stateOf(name: string): Promise<Pick<StudioConfig, 'live' | 'draft'>> {
      const [files, known] = await Promise.all([live(), drafts.all()]);
      return { live: files.get(name) ?? null, draft: known.get(name) ?? null };
    },
  };
}

const nameOf = (file: string) => basename(file, '.json');
