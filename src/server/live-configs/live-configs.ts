import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { formatProblems } from '../../entities/config-problem';
import type { EntityConfig } from '../../entities/entity-config';
import { loadConfigs } from '../../entities/load-configs';
import { StartError } from '../settings/start-error';

export interface Configs {
  /** The entities as their files said at the last refresh; the same list while nothing changed. */
  readonly current: () => readonly EntityConfig[];
  /**
   * Looks whether files changed and takes over what they say. Rejects, and all stays as it was, when
   * they have problems (once for each change) or can't be taken over.
   */
  readonly refresh: () => Promise<void>;
}

/** Reads the entity files of a folder whenever they changed; `adopt` gets the server ready for them. */
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

/** Differs when a file came, went or was written. */
async function fingerprintOf(folder: string): Promise<string> {
  // A folder that can't be read is told by `loadConfigs`.
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.json'));
  const parts = await Promise.all(
    files.sort().map(async (file) => {
      const { mtimeMs, size } = await stat(join(folder, file));
      return `${file} ${mtimeMs} ${size}`;
    }),
  );
  return parts.join('\n');
}
