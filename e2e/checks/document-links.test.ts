import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const documents = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' })
  .trim()
  .split('\n');

/** What stands outside of code. */
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
