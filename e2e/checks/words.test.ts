import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const [, list = ''] =
  /^## Words\n([\s\S]*?)^## /m.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? [];
/** The words that the last column of the list in CONTRIBUTING forbids. */
const forbidden = [...list.matchAll(/^\|.*\|(.*)\|$/gm)].flatMap(([, not = '']) =>
  [...not.matchAll(/“([^”]+)”/g)].map(([, words = '']) => words),
);
const words = forbidden.map((one) => one.replace(' … ', ' (?:\\S+ ){0,3}'));
const pattern = new RegExp(`\\b(${words.join('|')})\\b`, 'gi');

const filesIn = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', ...patterns], { encoding: 'utf8' })
    .trim()
    .split('\n');
/** A source with its comments and texts on one line, even those that are split over several. */
const onOneLine = (source: string) => source.replace(/^\s*(?:\/\/|\*)|['`] \+\s+['`]/gm, '');

/** A document without its code and without the word list. */
const prose = (document: string) =>
  document.replace(list, '').replace(/^```[\s\S]*?^```$|`[^`\n]*`/gm, '');

const found = (text: string) =>
  [...text.replace(/\s+/g, ' ').matchAll(pattern)].map(([words]) => words);

test('the word list forbids words, even across lines', () => {
  expect(forbidden.length).toBeGreaterThan(20);
  expect(found('Its rows are back, and a value is refused.')).toEqual(['are back', 'refused']);
  expect(found('Take her change back')).toEqual(['Take her change back']);
  expect(found(onOneLine("  // In the\n  // meantime, it\n'is ' +\n  'back'"))).toEqual([
    'In the meantime',
    'is back',
  ]);
});

test('no source has a forbidden word', () => {
  const hits = filesIn('src/*.ts', 'src/*.tsx').flatMap((file) =>
    found(onOneLine(readFileSync(file, 'utf8'))).map((words) => `${file}: ${words}`),
  );
  expect(hits).toEqual([]);
});

test.each(filesIn('*.md'))('no forbidden word is in %s', (file) => {
  expect(found(prose(readFileSync(file, 'utf8')))).toEqual([]);
});

test.each(filesIn('entity-configs/*.json'))('no straight apostrophe is in %s', (file) => {
  expect(readFileSync(file, 'utf8').match(/\w'\w+/g)).toBeNull();
});
