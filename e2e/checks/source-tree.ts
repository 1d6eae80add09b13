import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The text of every source file by its path from the repository's root, with forward slashes. */
export type SourceTree = ReadonlyMap<string, string>;

const SOURCE = /\.(ts|tsx|css)$/;

/** Reads every source file under a folder of the repository. */
export function readSourceTree(root: string, folder: string): SourceTree {
  const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return new Map(
    files.map((file) => [relative(root, file).split(sep).join('/'), readFileSync(file, 'utf8')]),
  );
}

const MOST_LINES = 250;

/** The files that are too long to be read in one go, in words. */
export function longFiles(tree: SourceTree): readonly string[] {
  return [...tree].flatMap(([path, text]) => {
    const lines = text.trimEnd().split('\n').length;
    return lines > MOST_LINES ? [`${path} has ${lines} lines; at most ${MOST_LINES}.`] : [];
  });
}
