import { link, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withEdit } from '../edit-text';
import { checkConfig } from './check-config';
import { fixFiles } from './fix-problems';

const RIGHT = `{
  "label": "Note",
  "pageSize": 5,
  "fields": [
    { "name": "text", "type": "text", "required": true },
    { "name": "done", "type": "boolean" }
  ]
}
`;

const problemsOf = (text: string) => checkConfig(text, 'note.json', 'note').problems;

test.each([
  ['a trailing comma', '"boolean" }', '"boolean" },'],
  ['a text in single quotes', '"Note"', "'Note'"],
  ['a key in curly quotes', '"label"', '“label”'],
  ['one curly quote', '"Note"', '"Note”'],
  ['a key without quotes', '"pageSize"', 'pageSize'],
  ['an equals sign', '"label": "Note"', '"label"= "Note"'],
  ['a word with a capital', 'true', 'truE'],
  ['a misspelt word', 'true', 'ture'],
  ['a misspelt key', '"pageSize"', '"pagesize"'],
  ['a misspelt key of a field', '"required"', '"requird"'],
  ['a misspelt type', '"type": "boolean"', '"typ": "boolean"'],
])('%s is corrected', (_, right, wrong) => {
  for (const mark of ['', '\uFEFF']) {
    const text = mark + RIGHT.replace(right, wrong);
    const [problem, ...others] = problemsOf(text);
    expect(others).toEqual([]);
    expect(problem?.fix && withEdit(text, problem.fix)).toBe(mark + RIGHT);
  }
});

test.each([
  ['yes, which can be a text', 'true', 'yes'],
  ['a key that can be two', '"pageSize"', '"page"'],
  ['what another tool calls it', '"label"', '"caption"'],
  ['a missing comma', '"Note",', '"Note"'],
  ['a text in single quotes that contains one', '"Note"', "'it's'"],
  ['a value of another kind', '5', '"5"'],
  ['an unknown type', '"boolean"', '"bolean"'],
  ['a key that can’t have the value', '"required"', '"wide"'],
])('%s is not guessed', (_, right, wrong) => {
  const problems = problemsOf(RIGHT.replace(right, wrong));
  expect(problems.length).toBeGreaterThan(0);
  expect(problems.filter(({ fix }) => fix)).toEqual([]);
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fix-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('several mistakes are corrected one after another, in a file that replaces the earlier one', async () => {
  const text = RIGHT.replace('"pageSize"', 'pageSize')
    .replace('"Note"', '“Note”')
    .replace('"required"', '"requird"')
    .replace('"boolean" }', '"boolean" },')
    .replace('{', '{\n  "name": "note",');
  const file = join(folder, 'note.json');
  await writeFile(file, text);
  await link(file, join(folder, 'earlier'));
  await writeFile(join(folder, 'fine.json'), RIGHT);
  const { fileTexts, problems } = await fixFiles(folder);
  expect([...fileTexts.keys()]).toEqual(['note.json']);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(JSON.parse(RIGHT));
  expect(problems).toHaveLength(5);
  expect(await readFile(join(folder, 'earlier'), 'utf8')).toBe(text);
});
