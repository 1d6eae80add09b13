import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readText, writeText, writeWhole } from './whole-files';

/**
 * A change to several entity files. Writing the plan into their folder commits it: any process
 * that finds the plan there replaces the files that are still as before.
 */
export interface FilesPlan {
  readonly at: string;
  readonly by: string;
  readonly note: string | null;
  /** Who asked for the change, for the audit log. Missing in plans of earlier versions. */
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

/** Writes the plan atomically: the whole of it or nothing. */
export const writePlan = (folder: string, plan: FilesPlan) =>
  writeWhole(join(folder, PLAN_FILE), JSON.stringify(plan));

export async function readPlan(folder: string): Promise<FilesPlan | undefined> {
  const text = await readText(join(folder, PLAN_FILE));
  return text === null ? undefined : JSON.parse(text);
}

export const removePlan = (folder: string) => rm(join(folder, PLAN_FILE), { force: true });

/** Replaces the files of a plan, except for those that someone has edited since. */
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
