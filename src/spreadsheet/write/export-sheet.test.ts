import { expect, test } from 'vitest';
import { readSpreadsheet } from '../read/read-spreadsheet';
import { writeCsv, writeExport } from './export-sheet';

const columns = [
  { header: 'Name' },
  { header: '=Rate' },
  { header: 'Until', format: 'yyyy-mm-dd' },
];

test('a CSV file has a byte order mark, quotes, and no formulas', () => {
  const texts = ['=1+1', '+1', '-1', '@a', '\ta', '\ra', 'a "b"', 'a,b', 'a\nb', "'a", 'अनिल'];
  const rows = texts.map((text) => [text, -5, { date: '2026-11-22' }]);
  expect(writeCsv(columns, [...rows, ['', null, null]])).toBe(
    [
      "\uFEFFName,'=Rate,Until",
      ...[
        "'=1+1",
        "'+1",
        "'-1",
        "'@a",
        "'\ta",
        '"\'\ra"',
        '"a ""b"""',
        '"a,b"',
        '"a\nb"',
        "'a",
      ].map((text) => `${text},-5,2026-11-22`),
      'अनिल,-5,2026-11-22',
      ',,',
      '',
    ].join('\r\n'),
  );
});

test('a workbook has numbers and dates as such, and formulas as texts', async () => {
  const odd = ['=1+1', '@SUM(A1)', '+1', '-1', '#N/A', '_x0041_', 'अनिल'];
  const rows = odd.map((text) => [text, 12.5, { date: '2026-11-22' }]);
  const sheet = await readSpreadsheet(await writeExport(columns, [...rows, [null, null, null]]));
  expect(sheet.rows.slice(0, rows.length + 1)).toEqual([
    ['Name', '=Rate', 'Until'],
    ...odd.map((text) => [text, 12.5, '2026-11-22']),
  ]);
});
