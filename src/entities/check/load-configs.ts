import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { EntityConfig } from '../entity-config';
import { checkAcrossFiles } from './check-across-files';
import { checkConfig } from './check-config';
import type { ConfigProblem } from './config-problem';

/** The entities of a folder, in navigation order, and the problems in all of its files. */
export interface LoadedConfigs {
  readonly configs: EntityConfig[];
  readonly problems: ConfigProblem[];
}

/** Reads every entity file of a folder: all `.json` files except the generated `schema.json`. */
export async function loadConfigs(folder: string): Promise<LoadedConfigs> {
  const shownFolder = basename(folder);
  const files = await readdir(folder).then(
    (names) => names.filter(isEntityFile).sort(),
    () => undefined,
  );
  if (!files?.length) {
    const reason = files ? 'This folder has no entity files.' : 'This folder can’t be read.';
    return { configs: [], problems: [{ file: folder, line: 1, column: 1, path: '', reason }] };
  }
  const checked = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(folder, file), 'utf8');
      return checkConfig(text, `${shownFolder}/${file}`, basename(file, '.json'));
    }),
  );
  const configs = checked.flatMap(({ config }) => config ?? []).sort(inNavigationOrder);
  const problems = checked.flatMap((one) => one.problems);
  return { configs, problems: [...problems, ...checkAcrossFiles(configs, shownFolder)] };
}

function isEntityFile(file: string): boolean {
  return file.endsWith('.json') && file !== 'schema.json' && !file.startsWith('.');
}

function inNavigationOrder(a: EntityConfig, b: EntityConfig): number {
  return a.navigation.order - b.navigation.order || a.label.localeCompare(b.label);
}
