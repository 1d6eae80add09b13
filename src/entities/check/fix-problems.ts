import { basename, join } from 'node:path';
import { withEdit } from '../edit-text';
import { writeWhole } from '../whole-files';
import type { ConfigProblem } from './config-problem';
import { isConfigFile } from './entity-files';
import { type DraftFile, loadConfigs } from './load-configs';

interface FixedFiles {
  /** The texts of the files that change, by name. */
  readonly fileTexts: ReadonlyMap<string, string>;
  /** The corrected problems, in the order of their correction. */
  readonly problems: readonly ConfigProblem[];
}

/** A limit, because each correction can bring up the next problem. */
const MOST_FIXES = 1000;

/** Corrects the files of a folder, one problem after another, wherever there is one right answer. */
export async function fixFiles(folder: string): Promise<FixedFiles> {
  const fileTexts = new Map<string, string>();
  const problems: ConfigProblem[] = [];
  while (problems.length < MOST_FIXES) {
    const drafts = [...fileTexts].map(([file, text]): DraftFile => ({ file, text }));
    const found = await loadConfigs(folder, drafts);
    const next = found.problems.find(({ file, fix }) => fix && isConfigFile(basename(file)));
    const file = next && basename(next.file);
    const text = file && found.fileTexts.get(file);
    if (!next?.fix || !file || text === undefined) break;
    fileTexts.set(file, withEdit(text, next.fix));
    problems.push(next);
  }
  for (const [file, text] of fileTexts) await writeWhole(join(folder, file), text);
  return { fileTexts, problems };
}
