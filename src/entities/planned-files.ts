import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { missing } from '../common/has-code';

/**
 * A change of several entity files. It is written into their folder first, which decides that all of it
 * happens: any process that finds it there replaces the files that are still as before.
 */
export interface FilesPlan {
  readonly at: string;
  readonly by: string;
  readonly note: string | null;
  /** Whose request it was, for the audit log. Plans of earlier versions don't say. */
  readonly account?: { readonly id: number; readonly username: string };
  readonly origin?: { readonly address: string; readonly requestId: string };
  /** The fields whose values are no longer encrypted. */
  readonly exposed?: readonly string[];
  readonly files: readonly PlannedFile[];
}

interface PlannedFile {
  readonly file: string;
  /** Null if there is no file. */
  readonly before: string | null;
  readonly after: string | null;
}

const PLAN_FILE = '.publishing';

/** Writes the plan so that it is there whole or not at all. */
export const writePlan = (folder: string, plan: FilesPlan) =>
  writeWhole(join(folder, PLAN_FILE), JSON.stringify(plan));

export async function readPlan(folder: string): Promise<FilesPlan | undefined> {
  const text = await readText(join(folder, PLAN_FILE));
  return text === null ? undefined : JSON.parse(text);
}

export const removePlan = (folder: string) => rm(join(folder, PLAN_FILE), { force: true });

/** Files that someone has edited since stay as they are. */
export async function moveFiles(
  folder: string,
  files: readonly PlannedFile[],
  from: 'before' | 'after' = 'before',
): Promise<void> {
  const to = from === 'before' ? 'after' : 'before';
  for (const planned of files) {
    const file = join(folder, planned.file);
    if ((await readText(file)) === planned[from]) await writeText(file, planned[to]);
  }
}

/** Writes a file, or removes it. */
export async function writeText(file: string, text: string | null): Promise<void> {
  if (text === null) await rm(file, { force: true });
  else if ((await readText(file)) !== text) await writeWhole(file, text);
}

/** Null if there is no such file. */
export async function readText(file: string): Promise<string | null> {
  return (await readFile(file, 'utf8').catch(missing)) ?? null;
}

/** Writes a file so that it is either as before or complete, even after a power cut. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const part = `${file}.part`;
  try {
    await writeFile(part, content, { flush: true });
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
