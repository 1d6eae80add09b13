import { basename, join } from 'node:path';
import { withEdit } from '../edit-text';
import { writeWhole } from '../whole-files';
import type { ConfigProblem } from './config-problem';
import { isConfigFile } from './entity-files';
import { type DraftFile, loadConfigs } from './load-configs';

interface FixedFiles {
  /** The texts of the files that change, by name. */
  readonly texts: ReadonlyMap<string, string>;
  /** The corrected problems, in the order of their correction. */
  readonly problems: readonly ConfigProblem[];
}

/** A limit, because each correction can bring up the next problem. */
const MOST_FIXES = 1000;

/** Corrects the files of a folder, one problem after another, as far as there is one right answer. */
export async function fixFiles(folder: string): Promise<FixedFiles> {
  const texts = new Map<string, string>();
  const problems: ConfigProblem[] = [];
  while (problems.length < MOST_FIXES) {
    const drafts = [...texts].map(([file, text]): DraftFile => ({ file, text }));
    const found = await loadConfigs(folder, drafts);
    const next = found.problems.find(({ file, fix }) => fix && isConfigFile(basename(file)));
    const file = next && basename(next.file);
    const text = file && found.texts.get(file);
    if (!next?.fix || !file || text === undefined) break;
    texts.set(file, withEdit(text, next.fix));
    problems.push(next);
  }
  for (const [file, text] of texts) await writeWhole(join(folder, file), text);
  return { texts, problems };
}
