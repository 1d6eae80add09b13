import { expect, test } from 'vitest';
import { entityConfig } from '../../entities/testing';
import { readSpreadsheet } from '../read/read-spreadsheet';
import { writeCsv, writeExport } from './export-sheet';

const { fields } = entityConfig({
  fields: [
    { name: 'name', type: 'text' },
    { name: 'rate', type: 'money' },
    { name: 'until', type: 'date' },
  ],
});
const columns = fields.map((field, index) => {
  return { header: ['Name', '=Rate', 'Until'][index] ?? '', field };
});
const rowsOf = (texts: readonly string[]) =>
  texts.map((name) => ({ name, rate: -5.5, until: '2026-11-22' }));
const EMPTY = { name: null, rate: null, until: null };

test('a CSV file has a byte order mark, quotes, and no formulas', () => {
  const texts = [
    '=1+1',
    '+1',
    '-1',
    '@a',
    '\ta',
    '\ra',
    '\na',
    '＝1+1',
    '＋1',
    '－1',
    '＠a',
    'a "b"',
    'a,b',
    'a\nb',
    "'a",
    'अनिल',
  ];
  const written = [
    "'=1+1",
    "'+1",
    "'-1",
    "'@a",
    "'\ta",
    '"\'\ra"',
    '"\'\na"',
    "'＝1+1",
    "'＋1",
    "'－1",
    "'＠a",
    '"a ""b"""',
    '"a,b"',
    '"a\nb"',
    "'a",
    'अनिल',
  ];
  expect(writeCsv(columns, [...rowsOf(texts), EMPTY])).toBe(
    ["\uFEFFName,'=Rate,Until", ...written.map((text) => `${text},-5.5,2026-11-22`), ',,', ''].join(
      '\r\n',
    ),
  );
});

test('a workbook has numbers and dates as such, and formulas as texts', async () => {
  const odd = ['=1+1', '@SUM(A1)', '+1', '-1', '＝1', '#N/A', '_x0041_', 'अनिल'];
  const sheet = await readSpreadsheet(await writeExport(columns, [...rowsOf(odd), EMPTY]));
  expect(sheet.rows.slice(0, odd.length + 1)).toEqual([
    ['Name', '=Rate', 'Until'],
    ...odd.map((text) => [text, -5.5, '2026-11-22']),
  ]);
});
