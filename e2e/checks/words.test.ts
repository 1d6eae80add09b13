import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { isRecord } from '../../src/common/is-record';

const [, list = ''] =
  /^## Words\n([\s\S]*?)^## /m.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? [];
/** What the last column of the list in CONTRIBUTING forbids. */
const forbidden = [...list.matchAll(/^\|.*\|(.*)\|$/gm)].flatMap(([, not = '']) =>
  [...not.matchAll(/“([^”]+)”/g)].map(([, words = '']) => words),
);
const pattern = new RegExp(`\\b(${forbidden.join('|')})\\b`, 'gi');

const filesIn = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', ...patterns], { encoding: 'utf8' })
    .trim()
    .split('\n');
const sources = filesIn('src/*.ts', 'src/*.tsx').filter(
  (file) => !/\.test\.tsx?$|\/testing|^src\/demo-shop\/content/.test(file),
);

/** The texts of a program: not its comments and names. */
function textsIn(file: string): readonly string[] {
  const texts: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const child of node) visit(child);
    if (!isRecord(node)) return;
    const { type, value } = node;
    const isText = type === 'Literal' || type === 'JSXText';
    const text = type === 'TemplateElement' && isRecord(value) ? value.cooked : isText && value;
    if (typeof text === 'string') texts.push(text);
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseAst(readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return texts;
}

/** The text of a document without its code and without the word list. */
const prose = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(list, '')
    .replace(/^```[\s\S]*?^```$|`[^`\n]*`/gm, '')
    .replace(/\s+/g, ' ');

const found = (text: string) => [...text.matchAll(pattern)].map(([words]) => words);

test('the list forbids words', () => {
  expect(forbidden.length).toBeGreaterThan(20);
  expect(sources.flatMap(textsIn)).toContain('Sorry, there is nothing to display here');
  expect(found('Its rows are back, and a value is refused.')).toEqual(['are back', 'refused']);
});

test('no text that people read has a forbidden word', () => {
  const hits = sources.flatMap((file) =>
    textsIn(file)
      .filter((text) => found(text).length > 0)
      .map((text) => `${file}: ${text.trim()}`),
  );
  expect(hits).toEqual([]);
});

test.each(filesIn('*.md'))('no forbidden word is in %s', (file) => {
  expect(found(prose(file))).toEqual([]);
});
