import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { checkConfig } from './check-config';
import { checkTogether } from './check-together';
import type { EntityConfig } from './entity-config';
import type { Fault } from './faults';

/** The entities of a folder, in the order of their navigation, and all faults of all files. */
export interface LoadedConfigs {
  readonly configs: EntityConfig[];
  readonly faults: Fault[];
}

/** Reads every entity file of a folder: all `.json` files but the generated `schema.json`. */
export async function loadConfigs(folder: string): Promise<LoadedConfigs> {
  const shownFolder = basename(folder);
  let files: string[];
  try {
    files = (await readdir(folder)).filter(isEntityFile).sort();
  } catch {
    return { configs: [], faults: [folderFault(folder, 'This folder can’t be read.')] };
  }
  if (files.length === 0)
    return {
      configs: [],
      faults: [folderFault(folder, 'There is no entity file in this folder.')],
    };
  const checked = await Promise.all(
    files.map(async (file) =>
      checkConfig(
        await readFile(join(folder, file), 'utf8'),
        `${shownFolder}/${file}`,
        basename(file, '.json'),
      ),
    ),
  );
  const configs = checked.flatMap(({ config }) => config ?? []).sort(inNavigationOrder);
  const faults = checked.flatMap(({ faults }) => faults);
  return { configs, faults: [...faults, ...checkTogether(configs, shownFolder)] };
}

function isEntityFile(file: string): boolean {
  return file.endsWith('.json') && file !== 'schema.json' && !file.startsWith('.');
}

function inNavigationOrder(a: EntityConfig, b: EntityConfig): number {
  return a.navigation.order - b.navigation.order || a.label.localeCompare(b.label);
}

function folderFault(folder: string, reason: string): Fault {
  return { file: folder, line: 1, column: 1, path: '', reason };
}
