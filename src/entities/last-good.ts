import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type ConfigProblem, formatProblems } from './check/config-problem';
import { isEntityFile } from './check/entity-files';
import { type LoadedConfigs, loadConfigs } from './check/load-configs';
import { uniqueBy } from './check/unique-by';

/** Where a data folder keeps the last good version of each entity file. */
export const keptFilesIn = (dataFolder: string) => join(dataFolder, 'entity-configs');

/**
 * The entities as their files say; a file with problems counts as in its last good version, and is left
 * out if it never had one. `problems` are those of the files as they are. Undefined if there is no good
 * version of them all.
 */
export async function filesInForce(
  folder: string,
  keptFolder: string,
): Promise<LoadedConfigs | undefined> {
  const found = await loadConfigs(folder);
  if (found.problems.length === 0) return found;
  const kept = await loadConfigs(keptFolder);
  if (kept.texts.size === 0) return undefined;
  const broken = new Set(found.problems.map(({ file }) => basename(file)));
  const drafts = [...broken].map((file) => ({ file, text: kept.texts.get(file) }));
  // A good version of one file can contradict another file as it is now.
  for (const version of [await loadConfigs(folder, drafts), kept])
    if (version.problems.length === 0) return { ...version, problems: found.problems };
  return undefined;
}

/** Keeps these versions, and drops those of files that are gone. */
export async function keepFiles(
  keptFolder: string,
  texts: ReadonlyMap<string, string>,
): Promise<void> {
  await mkdir(keptFolder, { recursive: true });
  for (const [name, text] of texts) {
    const file = join(keptFolder, name);
    if ((await readFile(file, 'utf8').catch(() => undefined)) !== text)
      await writeWhole(file, text);
  }
  for (const name of await readdir(keptFolder))
    if (isEntityFile(name) && !texts.has(name)) await rm(join(keptFolder, name));
}

/** Writes a file so that it is either as before or complete, even after a power cut. */
async function writeWhole(file: string, text: string): Promise<void> {
  const part = `${file}.part`;
  const handle = await open(part, 'w');
  await handle.writeFile(text);
  await handle.sync();
  await handle.close();
  await rename(part, file);
}

/** The report, below what is used instead of each file with problems. */
export function inForceReport(
  problems: readonly ConfigProblem[],
  texts: ReadonlyMap<string, string>,
): string {
  const sentences = uniqueBy(problems, ({ file }) => file).map(({ file, line }) => {
    const name = basename(file);
    const isKept = texts.has(name) ? 'its last good version stays in use' : 'it is not used';
    return `${name}, line ${line}: ${isKept}.`;
  });
  const warning = `WARNING: there are problems in the entity files. ${sentences.join(' ')}`;
  return `${warning}\n\n${formatProblems(problems)}`;
}
