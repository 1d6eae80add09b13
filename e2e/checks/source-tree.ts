import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The text of every source file by its path from the repository's root, with forward slashes. */
export type SourceTree = ReadonlyMap<string, string>;

const SOURCE = /\.(ts|tsx|css)$/;
const MAX_LINES = 250;
const MAX_FILES = 25;

/** Every file in a folder of the repository, without installed packages and what is built. */
export function listFiles(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !/\/(node_modules|dist)\//.test(file))
    .sort();
}

/** Reads every source file in a folder of the repository. */
export function readSourceTree(root: string, folder: string): SourceTree {
  const files = listFiles(root, folder).filter((file) => SOURCE.test(file));
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

/** The files that have too many lines, in words. */
export function longFiles(tree: SourceTree): readonly string[] {
  return [...tree].flatMap(([path, text]) => {
    const lines = text.trimEnd().split('\n').length;
    return lines > MAX_LINES ? [`${path} has ${lines} lines, more than ${MAX_LINES}.`] : [];
  });
}

/** The folders that have too many files, in words. */
export function fullFolders(files: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const path of files) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].flatMap(([folder, count]) =>
    count > MAX_FILES ? [`${folder} has ${count} files, more than ${MAX_FILES}.`] : [],
  );
}
