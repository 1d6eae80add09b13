import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkConfig } from './check-config';
import { isEntityFile } from './entity-files';
import { tokensOf } from './syntax/json-tokens';
import { shared } from './testing/config-mutants';

const folder = new URL('../../../entity-configs/', import.meta.url);
const files = [folder, new URL('examples/', folder)].flatMap((from) =>
  readdirSync(from)
    .filter(isEntityFile)
    .map((file) => ({
      name: file.replace('.json', ''),
      text: readFileSync(new URL(file, from), 'utf8'),
    })),
);

interface Slipped {
  readonly name: string;
  readonly text: string;
}

/** The shipped files and examples, with some tokens of a kind replaced at irregular places. */
function slipped(
  isMeant: (token: string) => boolean,
  change: (token: string) => string,
  every = 23,
) {
  return files.flatMap(({ name, text }): Slipped[] =>
    tokensOf(text)
      .filter((token) => isMeant(token.text))
      .filter((_, index) => index % every === every - 2)
      .map(({ start, end, text: token }) => ({
        name,
        text: text.slice(0, start) + change(token) + text.slice(end),
      })),
  );
}

const isText = (token: string) => token.startsWith('"');
const isMark = (mark: string) => (token: string) => token === mark;

/** Texts are more frequent than commas, brackets are rarer. */
const EVERY_TEXT = 47;
const EVERY: Readonly<Record<string, number>> = { '{': 7, '}': 7, '[': 3, ']': 3 };

const kinds: readonly (readonly [how: string, cases: readonly Slipped[]])[] = [
  ['an opening quote is missing', slipped(isText, (token) => token.slice(1), EVERY_TEXT)],
  ['a closing quote is missing', slipped(isText, (token) => token.slice(0, -1), EVERY_TEXT)],
  ['both quotes are missing', slipped(isText, (token) => token.slice(1, -1), EVERY_TEXT)],
  ['quotes are single', slipped(isText, (token) => `'${token.slice(1, -1)}'`, EVERY_TEXT)],
  ['quotes are curly', slipped(isText, (token) => `“${token.slice(1, -1)}”`, EVERY_TEXT)],
  ['a semicolon is in place of a comma', slipped(isMark(','), () => ';')],
  ['a comment is after a comma', slipped(isMark(','), () => ', // note\n')],
  ['a comma is before a }', slipped(isMark('}'), () => ',}', 7)],
  ['a comma is before a ]', slipped(isMark(']'), () => ',]', 3)],
  ['a } is in place of a ]', slipped(isMark(']'), () => '}', 3)],
  ['a ] is in place of a }', slipped(isMark('}'), () => ']', 7)],
  ...['{', '}', '[', ']', ',', ':'].flatMap((mark) => [
    [`a ${mark} is missing`, slipped(isMark(mark), () => '', EVERY[mark])] as const,
    [`a ${mark} is doubled`, slipped(isMark(mark), () => mark + mark, EVERY[mark])] as const,
  ]),
];

const problemsOf = ({ name, text }: Slipped) =>
  checkConfig(text, `${name}.json`, name, { shared }).problems;

describe('a file that is not JSON', () => {
  test.each(kinds)('has no other problem where %s', (_, cases) => {
    expect(cases.length).toBeGreaterThan(0);
    const wrong = cases.filter((one) => problemsOf(one).some(({ path }) => path !== ''));
    expect(wrong.map(problemsOf)).toEqual([]);
  });

  test.each(kinds)('reports its other problems where %s', (_, cases) => {
    const silent = cases.filter(({ name, text }) => {
      const line = text.split('\n').findIndex((one) => /^ {2}"label": /.test(one)) + 1;
      const mistaken = text.replace(/^ {2}"label": /m, '  "labell": ');
      const problems = problemsOf({ name, text: mistaken });
      const isTold = problems.some((one) => one.path === 'labell' && one.line === line);
      return !isTold || problems.length < 2;
    });
    expect(silent.length / cases.length).toBeLessThan(0.08);
  });

  test('is read in spite of keys without quotes, and problems have their places in the file', () => {
    const text = `{
  label: "Zone",
  pageSiz: 25,
  fields: [
    { name: "title", type: "text", mx: 20 },
    { name: "open", type: "boolean", }
  ],
  columns: ["title", "opn"]
}
`;
    const reported = problemsOf({ name: 'zone', text }).map(
      ({ line, column, path, suggestion }) => `${line}:${column} ${path} ${suggestion}`,
    );
    expect(reported).toEqual(['2:3  undefined', '6:38  undefined']);
  });

  test('reports what a missing or an extra comma cannot explain', () => {
    const text = `{
  "label": "Zone",
  "pageSize": -1,
  "fields": [
    { "name": "title", "type": "text" }
    { "name": "open", "type": "boolean" }
  ],
  "columns": ["title", "opn"],
}
`;
    const reported = problemsOf({ name: 'zone', text }).map(
      ({ line, path, suggestion }) => `${line} ${path} ${suggestion}`,
    );
    expect(reported).toEqual([
      '3 pageSize undefined',
      '6  undefined',
      '8 columns[1] open',
      '9  undefined',
    ]);
  });
});
