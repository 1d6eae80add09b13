import { mkdir, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type ConfigProblem, formatProblems } from './check/config-problem';
import { isConfigFile, isEntityFile } from './check/entity-files';
import { type LoadedConfigs, loadConfigs } from './check/load-configs';
import { inNewWords } from './check/old-words';
import { uniqueBy } from './check/unique-by';
import { NO_ROLES, ROLES_FILE } from './roles/roles';
import { writeText } from './whole-files';

/** Where a data folder keeps the last good version of each entity file. */
export const keptFilesIn = (dataFolder: string) => join(dataFolder, 'entity-configs');

/**
 * The entities in use. For a file with problems, its last good version is used; one that never had any is left out.
 * `problems` are those of the current files. Undefined if no version of all files together is good.
 */
export async function configsInUse(
  folder: string,
  keptFolder: string,
): Promise<LoadedConfigs | undefined> {
  const found = await loadConfigs(folder);
  if (found.problems.length === 0) return found;
  const kept = await keptConfigs(keptFolder);
  if (kept.fileTexts.size === 0) return undefined;
  const broken = new Set(found.problems.map(({ file }) => basename(file)));
  const drafts = [...broken].map((file) => ({ file, text: kept.fileTexts.get(file) }));
  // The last good version of one file can contradict the current version of another.
  for (const version of [await loadConfigs(folder, drafts), kept])
    if (version.problems.length === 0) {
      // A valid roles file counts even if entity files do not. An invalid one must not grant rights: until it is
      // valid, no account may do anything.
      const roles = found.roles ?? version.roles ?? (broken.has(ROLES_FILE) ? NO_ROLES : undefined);
      return { ...version, roles, problems: found.problems };
    }
  return undefined;
}

/** The last good versions. An earlier version of the product may have kept them with its old keys. */
export async function keptConfigs(keptFolder: string): Promise<LoadedConfigs> {
  const kept = await loadConfigs(keptFolder);
  const updated = [...kept.fileTexts]
    .filter(([file]) => isEntityFile(file))
    .map(([file, text]) => ({ file, text: inNewWords(text, basename(file, '.json')) }));
  return kept.problems.length > 0 ? await loadConfigs(keptFolder, updated) : kept;
}

/** Keeps these versions, and drops those of files that no longer exist. */
export async function keepFiles(
  keptFolder: string,
  fileTexts: ReadonlyMap<string, string>,
): Promise<void> {
  await mkdir(keptFolder, { recursive: true });
  const known = (await readdir(keptFolder)).filter(isConfigFile);
  for (const name of new Set([...fileTexts.keys(), ...known]))
    await writeText(join(keptFolder, name), fileTexts.get(name) ?? null);
}

const UNUSED_ROLES = 'it is not used, and no one will have any rights after a restart';

/** The report, below what is used instead of each file with problems. */
export function inUseReport(
  problems: readonly ConfigProblem[],
  fileTexts: ReadonlyMap<string, string>,
): string {
  // What keeps a file from being read comes before what else is wrong with it.
  const rank = ({ path }: ConfigProblem) => (path === '' ? 0 : 1);
  const sorted = [...problems].sort((one, other) => rank(one) - rank(other));
  const sentences = uniqueBy(sorted, ({ file }) => file).map(({ file, line }) => {
    const name = basename(file);
    // All other problems are in a `.json` file: this one is about the folder.
    if (!name.endsWith('.json')) return `${name}: the last good versions of its files stay in use.`;
    const isUnused = name === ROLES_FILE ? UNUSED_ROLES : 'it is not used';
    const isKept = fileTexts.has(name) ? 'its last good version stays in use' : isUnused;
    return `${name}, line ${line}: ${isKept}.`;
  });
  const warning = `There are problems in the entity files. ${sentences.join(' ')}`;
  return `${warning}\n\n${formatProblems(problems)}`;
}
