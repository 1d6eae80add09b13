import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { memoize } from '../../common/memoize';
import { formatProblems } from '../../entities/check/config-problem';
import { type LoadedConfigs, loadConfigs } from '../../entities/check/load-configs';
import type { EntityConfig } from '../../entities/entity-config';
import { configsInUse, inUseReport, keepFiles, keptConfigs } from '../../entities/last-good';
import { readPlan } from '../../entities/planned-files';
import { NO_ROLES, type Roles } from '../../entities/roles/roles';
import { DatabaseError, reasonOf } from '../database/database-error';
import { hashOf } from '../secrets/short-hash';
import { StartError } from '../settings/start-error';

/** Once the files have not changed for this long, they are assumed to be complete. */
const SETTLED_MS = 100;
/** A page load stops waiting after this many checks. */
const MAX_CHECKS = 10;

export interface Configs {
  /** The entities as of the last refresh; the same array until a file changes. */
  readonly current: () => readonly EntityConfig[];
  /** Who may do what. Without roles, everyone may do everything. */
  readonly roles: () => Roles | undefined;
  /** Why some files are not in use; undefined if all are. */
  readonly report: () => string | undefined;
  /**
   * Reloads the entities once their files have stopped changing, because they may be half-written. If that fails, the
   * current ones stay in use, and each new reason is reported once.
   */
  readonly refresh: () => Promise<void>;
  /** Refreshes after this server has written files, even if a running refresh has missed them. */
  readonly refreshWritten: () => Promise<void>;
}

export interface LiveConfigs extends Configs {
  /**
   * Reads the files if they have changed. Those with problems are reported once for each change, and their last good
   * versions stay in use. Rejects if there are no entities, or they can't be adopted.
   */
  readonly load: () => Promise<void>;
  /** Refreshes only if the files are unchanged since the previous call: they may be half-written. */
  readonly poll: () => Promise<void>;
}

interface LiveConfigsParts {
  readonly folder: string;
  /** Where the last good version of each file is kept. */
  readonly keptFolder: string;
  /** Prepares the server for these entities. */
  readonly adopt: (configs: readonly EntityConfig[]) => Promise<void>;
  readonly onReport: (report: string) => void;
  readonly onFailure: (error: Error) => void;
  /** Completes a publication that was interrupted when a server was killed. */
  readonly finishPublishing: () => Promise<void>;
  /** Called with the texts of the files in use, and the roles. */
  readonly onAdopted: (
    fileTexts: ReadonlyMap<string, string>,
    roles: Roles | undefined,
  ) => Promise<void>;
}

/** The entity files of a folder, read again when they change. */
export function liveConfigs({
  folder,
  keptFolder,
  adopt,
  onReport,
  onFailure,
  finishPublishing,
  onAdopted,
}: LiveConfigsParts): LiveConfigs {
  let current: readonly EntityConfig[] = [];
  let roles: Roles | undefined;
  let report: string | undefined;
  let lastFailure: string | undefined;
  let loadedFingerprint: string | undefined;
  let polledFingerprint: string | undefined;
  let loading: Promise<void> | undefined;

  async function loadIfChanged(): Promise<void> {
    if (await readPlan(folder)) await finishPublishing();
    const fingerprint = await fingerprintOf(folder);
    if (fingerprint === loadedFingerprint) return;
    const found = await configsInUse(folder, keptFolder);
    // What was read may be a mix of old and new files.
    if ((await readPlan(folder)) || fingerprint !== (await fingerprintOf(folder)))
      return loadIfChanged();
    const newReport = found ? await putIntoUse(found) : await reportUnusableFiles();
    loadedFingerprint = fingerprint;
    lastFailure = undefined;
    if (newReport !== undefined && newReport !== report) onReport(newReport);
    report = newReport;
  }

  /** Returns why some of the files are not in use. */
  async function putIntoUse(found: LoadedConfigs): Promise<string | undefined> {
    const { configs, problems, fileTexts } = found;
    // Roles apply even if the entities are rejected. While the server runs, NO_ROLES is ignored, so a broken first
    // roles.json doesn't lock everyone out.
    if (found.roles !== NO_ROLES || current.length === 0) roles = found.roles;
    const rejection = await adoptOrGoBack(configs, fileTexts);
    const inFiles = problems.length > 0 ? inUseReport(problems, fileTexts) : undefined;
    return [rejection, inFiles].filter(Boolean).join('\n\n') || undefined;
  }

  /** Returns why no file can be used; the entities in use stay. Throws a `StartError` if there are none. */
  async function reportUnusableFiles(): Promise<string> {
    const text = formatProblems((await loadConfigs(folder)).problems);
    if (current.length === 0) throw new StartError(text);
    return text;
  }

  /** Goes back to the kept entities if the database rejects these, and returns why it does. */
  async function adoptOrGoBack(
    configs: readonly EntityConfig[],
    fileTexts: ReadonlyMap<string, string>,
  ): Promise<string | undefined> {
    try {
      await adopt(configs);
      current = configs;
    } catch (error) {
      const kept = error instanceof DatabaseError ? await keptConfigs(keptFolder) : undefined;
      if (!kept || kept.fileTexts.size === 0 || kept.problems.length > 0) throw error;
      await adopt(kept.configs);
      current = kept.configs;
      return reasonOf(error);
    }
    // Failing to save the copies isn't fatal: they are needed only when the server starts with a broken file.
    await Promise.all([keepFiles(keptFolder, fileTexts), onAdopted(fileTexts, roles)]).catch(
      (error: Error) => onReport(error.message),
    );
    return undefined;
  }

  function load(): Promise<void> {
    loading ??= loadIfChanged().finally(() => {
      loading = undefined;
    });
    return loading;
  }

  const loadOrReport = () =>
    load().catch((error: Error) => {
      if (error.message !== lastFailure) onFailure(error);
      lastFailure = error.message;
    });

  return {
    current: () => current,
    roles: () => roles,
    report: () => report,
    load,
    async refresh() {
      let previous: string | undefined;
      let fingerprint = await fingerprintOf(folder);
      for (let checks = 0; checks < MAX_CHECKS; checks += 1) {
        if (fingerprint === loadedFingerprint || fingerprint === previous) break;
        await setTimeout(SETTLED_MS);
        previous = fingerprint;
        fingerprint = await fingerprintOf(folder);
      }
      await loadOrReport();
    },
    async refreshWritten() {
      // Twice, because the first call may only join a load that was already running.
      await loadOrReport();
      await loadOrReport();
    },
    async poll() {
      const fingerprint = await fingerprintOf(folder);
      const isSettled = fingerprint === polledFingerprint;
      if (isSettled && fingerprint !== loadedFingerprint) await loadOrReport();
      polledFingerprint = fingerprint;
    },
  };
}

/** The version of the entities, which tells a page whether it has the current ones. */
export const versionOf = memoize((configs: readonly EntityConfig[]) =>
  hashOf(JSON.stringify(configs)),
);

/** Changes whenever a file is added, removed or written. */
async function fingerprintOf(folder: string): Promise<string> {
  // `loadConfigs` reports a folder that can't be read.
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.json'));
  const parts = await Promise.all(
    files.sort().map(async (file) => {
      // `loadConfigs` reports a broken link.
      const state = await stat(join(folder, file)).catch(() => undefined);
      return `${file} ${state?.ctimeMs} ${state?.mtimeMs} ${state?.size}`;
    }),
  );
  return parts.join('\n');
}
