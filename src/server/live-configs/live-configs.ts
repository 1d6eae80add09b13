import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { formatProblems } from '../../entities/check/config-problem';
import { loadConfigs } from '../../entities/check/load-configs';
import type { EntityConfig } from '../../entities/entity-config';
import { StartError } from '../settings/start-error';

export interface Configs {
  /** The entities as of the last refresh; the same array until a file changes. */
  readonly current: () => readonly EntityConfig[];
  /**
   * Reads the files if they have changed. Rejects, and keeps the old entities, if they have problems
   * (reported once for each change) or can't be adopted.
   */
  readonly refresh: () => Promise<void>;
}

/** The entity files of a folder, read again when they change. `adopt` prepares the server for them. */
export function liveConfigs(
  folder: string,
  adopt: (configs: readonly EntityConfig[]) => Promise<void>,
): Configs {
  let current: readonly EntityConfig[] = [];
  let seen: string | undefined;
  let running: Promise<void> | undefined;

  async function look(): Promise<void> {
    const fingerprint = await fingerprintOf(folder);
    if (fingerprint === seen) return;
    const { configs, problems } = await loadConfigs(folder);
    if (problems.length > 0) {
      seen = fingerprint;
      throw new StartError(formatProblems(problems));
    }
    await adopt(configs);
    current = configs;
    seen = fingerprint;
  }

  return {
    current: () => current,
    refresh() {
      running ??= look().finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}

/** Differs when a file was added, removed or written. */
async function fingerprintOf(folder: string): Promise<string> {
  // `loadConfigs` reports a folder that can't be read.
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.json'));
  const parts = await Promise.all(
    files.sort().map(async (file) => {
      // `loadConfigs` reports a link that leads nowhere.
      const state = await stat(join(folder, file)).catch(() => undefined);
      return `${file} ${state?.mtimeMs} ${state?.size}`;
    }),
  );
  return parts.join('\n');
}
