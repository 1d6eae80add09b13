import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { entityConfig } from '../../entities/testing';
import { readSpreadsheet } from '../read/read-spreadsheet';
import { type ExportRow, writeCsv, writeExport } from './export-sheet';

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
const rowsOf = (texts: readonly string[]) => texts.map((name) => [name, -5.5, '2026-11-22']);
const EMPTY = [null, null, null];

/** Rows in chunks of two. */
async function* inChunks(rows: readonly ExportRow[]) {
  for (let at = 0; at < rows.length; at += 2) yield rows.slice(at, at + 2);
}

async function bytesOf(stream: ReadableStream): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

test('a CSV file has a byte order mark, quotes, and no formulas', async () => {
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
  const bytes = await bytesOf(writeCsv(columns, inChunks([...rowsOf(texts), EMPTY])));
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
    ["\uFEFFName,'=Rate,Until", ...written.map((text) => `${text},-5.5,2026-11-22`), ',,', ''].join(
      '\r\n',
    ),
  );
});

test('a workbook has numbers and dates as such, and formulas as texts', async () => {
  const odd = ['=1+1', '@SUM(A1)', '+1', '-1', '＝1', '#N/A', '_x0041_', 'अनिल'];
  const bytes = await bytesOf(writeExport(columns, inChunks([...rowsOf(odd), EMPTY])));
  const sheet = await readSpreadsheet(bytes);
  expect(sheet.rows.slice(0, odd.length + 1)).toEqual([
    ['Name', '=Rate', 'Until'],
    ...odd.map((text) => [text, -5.5, '2026-11-22']),
  ]);
});

test('a workbook has a frozen, bold header, and formats below it', async () => {
  const bytes = await bytesOf(writeExport(columns, inChunks(rowsOf(['Asha', 'Ravi', 'Meera']))));
  const [sheet] = (await readXlsx(bytes, { readStyles: true })).sheets;
  const styles = (row: number) =>
    columns.map((_, column) => sheet?.cells?.get(`${row},${column}`)?.style);
  expect([sheet?.name, sheet?.freezePane]).toEqual(['Export', { rows: 1 }]);
  expect(sheet?.columns?.map(({ width }) => width)).toEqual([35, 17, 17]);
  expect(styles(0).map((style) => [style?.font?.bold, style?.fill?.type])).toEqual(
    columns.map(() => [true, 'pattern']),
  );
  for (const row of [1, 3])
    expect(styles(row).map((style) => [style?.font?.bold, style?.numFmt])).toEqual([
      [undefined, '@'],
      [undefined, '[$₹-4009]#,##0.00'],
      [undefined, 'yyyy-mm-dd'],
    ]);
});

test.each([
  ['a CSV file', writeCsv],
  ['a workbook', writeExport],
])('%s is written while its rows come', async (_, write) => {
  const total = 400;
  let asked = 0;
  async function* batches() {
    while (asked < total) {
      asked += 1;
      yield rowsOf(Array.from({ length: 250 }, (_, row) => `Customer ${asked}-${row}`));
    }
  }
  const reader = write(columns, batches()).getReader();
  for (let bytes = 0; bytes < 1000; ) bytes += (await reader.read()).value.byteLength;
  expect(asked).toBeLessThan(total / 2);
  await reader.cancel();
});
