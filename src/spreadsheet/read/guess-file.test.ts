import { expect, test } from 'vitest';
import { checkConfig } from '../../entities/check/check-config';
import { rowSchema } from '../../entities/row-schema';
import { editText } from '../../field-types/read';
import { sheetXml, workbookParts, zipOf } from '../testing';
import { guessFile } from './guess-file';

test('a table of 200,000 rows is read, even if one is longer than the header', async () => {
  const csv = `name\n${'Asha\n'.repeat(199_999)}Ravi,Pune\n`;
  const { guess } = await guessFile('people.csv', new TextEncoder().encode(csv));
  const { rows } = guess('person');
  expect(rows).toHaveLength(200_000);
  expect(Object.values(rows.at(-1) ?? {})).toEqual(['Ravi', 'Pune']);
});

test('a formula without a result is reported, because the rows would lack its value', async () => {
  const rows = (result: string) => `
    <row><c t="inlineStr"><is><t>Net</t></is></c><c t="inlineStr"><is><t>Gross</t></is></c></row>
    <row><c><v>1</v></c><c><f>1+1</f>${result}</c></row>`;
  const guess = (result: string) =>
    guessFile('prices.xlsx', zipOf(workbookParts({ data: sheetXml(rows(result)) })));
  expect((await guess('<v>2</v>')).guess('price').rows).toEqual([{ net: 1, gross: 2 }]);
  await expect(guess('')).rejects.toThrow('formulas without results');
});

test('guessed names keep the letters of accented words', async () => {
  const csv = new TextEncoder().encode('Größe,Prénom\n56,Asha\n');
  const { name, guess } = await guessFile('Räder.csv', csv);
  expect([name, guess(name).rows]).toEqual(['rader', [{ grosse: '56', prenom: 'Asha' }]]);
});

const LONG = 'Name of the person who is responsible for the delivery of the goods to the main shop';

test.each([
  [
    'options that differ only in case',
    'Colour',
    ['Red', 'red', 'Red', 'Blue', 'blue', 'Blue'],
    'select',
  ],
  ['texts of several lines that repeat', 'Note', ['a\nb', 'a\nb', 'c', 'c'], 'textarea'],
  ['only one of two words', 'Status', ['Inactive', 'Inactive', 'Inactive'], 'boolean'],
  ['only “on”', 'Light', ['on', 'on', 'on'], 'boolean'],
  ['a long heading', LONG, ['Asha Rao', 'Ravi', 'Meera'], 'text'],
  ['codes that look like powers of ten', 'Lot', ['1E5', '2E7', '3E1'], 'text'],
])('the guess for a column with %s fits its rows', async (_, header, cells, type) => {
  const lines = [`Title,${header}`, ...cells.map((cell, index) => `Row ${index},"${cell}"`)];
  const { guess } = await guessFile('things.csv', new TextEncoder().encode(lines.join('\n')));
  const { text, rows } = guess('thing');
  const { config, problems } = checkConfig(text, 'thing.json', 'thing');
  expect(problems).toEqual([]);
  const field = config?.fields[1];
  expect(field?.type).toBe(type);
  for (const row of rows)
    expect(config && rowSchema(config).safeParse(row).error?.issues).toBeUndefined();
  const shown = rows.map((row) => field && editText(field, row[field.name]).toLowerCase());
  expect(shown).toEqual(cells.map((cell) => cell.toLowerCase()));
});
