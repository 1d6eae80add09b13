import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const documents = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' })
  .trim()
  .split('\n');

/** The text of a document outside of code. */
const prose = (file: string) =>
  readFileSync(file, 'utf8').replace(/^```[\s\S]*?^```$|`[^`\n]*`/gm, '');

/** The anchors that GitHub makes of a document's headings. */
function anchorsOf(file: string): readonly string[] {
  const headings = readFileSync(file, 'utf8')
    .replace(/^```[\s\S]*?^```$/gm, '')
    .matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function linksOf(file: string): readonly string[] {
  const found = prose(file).matchAll(/\]\(([^)\s]+)\)|(?:src|srcset|href)="([^"]+)"/g);
  return [...found].map(([, link, attribute]) => link ?? attribute ?? '');
}

function isBroken(file: string, link: string): boolean {
  if (/^https?:/.test(link)) return false;
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? file : normalize(join(dirname(file), path));
  if (!existsSync(target)) return true;
  if (anchor === undefined) return false;
  return !statSync(target).isFile() || !anchorsOf(target).includes(anchor);
}

test.each(documents)('every link in %s leads somewhere', (file) => {
  expect(linksOf(file).filter((link) => isBroken(file, link))).toEqual([]);
});

test('README leads to every document', () => {
  const reached = new Set(['README.md']);
  for (const file of reached)
    for (const link of linksOf(file)) {
      const target = normalize(join(dirname(file), link.replace(/#.*$/, '')));
      if (documents.includes(target)) reached.add(target);
    }
  const isForReaders = (file: string) => /^[^/]+$|^(docs|entity-configs)\//.test(file);
  expect(documents.filter(isForReaders).filter((file) => !reached.has(file))).toEqual([]);
});

/** Files that the recipes create, and placeholders for any name. */
const MADE_UP = /colour|supplier|draw-label|NAME|[…*]/;

/** `a/{b, c}.ts` as `a/b.ts` and `a/c.ts`. */
function withoutBraces(path: string): readonly string[] {
  const [, before = '', names = '', after = ''] = /^(.*?)\{(.*?)\}(.*)$/.exec(path) ?? [];
  if (names === '') return [path];
  return names.split(',').flatMap((name) => withoutBraces(before + name.trim() + after));
}

/** The files that a text names by their paths. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`((?:src|e2e|docs|deploy|entity-configs)\/[^`]+)`/g)].flatMap(
    ([, path = '']) => withoutBraces(path),
  );

/** The files in a recipe's first column: those without a folder are beside the file before them. */
function filesOfRecipe(line: string): readonly string[] {
  let folder = '';
  const [, cell = ''] = /^\|([^|]*)\|/.exec(line) ?? [];
  return [...cell.matchAll(/`([^`]+\.(?:tsx?|json))`/g)].flatMap(([, name = '']) => {
    if (!name.includes('/')) return folder === '' ? [] : join(folder, name);
    folder = dirname(name);
    return withoutBraces(name);
  });
}

test('the files that CONTRIBUTING names exist', () => {
  const lines = readFileSync('CONTRIBUTING.md', 'utf8').split('\n');
  const named = lines.flatMap((line) => [...pathsIn(line), ...filesOfRecipe(line)]);
  const real = [...new Set(named)].filter((file) => !MADE_UP.test(file));
  expect(real.length).toBeGreaterThan(100);
  expect(real.filter((file) => !existsSync(file))).toEqual([]);
});
