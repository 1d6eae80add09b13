import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { entityConfig } from '../../entities/testing';
import { things } from '../fixtures/things';
import { recordsOf, sheetXml, workbookParts, zipOf } from '../testing';
import { findHeader } from './header';
import { readSpreadsheet } from './read-spreadsheet';

const read = (name: string) =>
  readSpreadsheet(
    new Uint8Array(readFileSync(new URL(`../fixtures/${name}.xlsx`, import.meta.url))),
  );

describe('a file that openpyxl wrote', () => {
  test('is read from its first visible sheet, below the title', async () => {
    const sheet = await read('openpyxl');
    const { columns, unknown, rowIndex } = findHeader(things, sheet);
    expect([sheet.name, rowIndex, unknown]).toEqual(['Things', 1, ['Remarks']]);
    expect(columns.map(({ field }) => field.name)).toEqual([
      'wpId',
      'name',
      'metaTitle',
      'validTill',
      'amount',
      'rate',
      'status',
    ]);
  });

  test('numbers each row, and skips rows that are only coloured', async () => {
    const records = recordsOf(things, await read('openpyxl'));
    expect(records.map(({ row, key }) => [row, key])).toEqual([
      [3, 'WP1'],
      [5, 'wp2'],
      [6, 'WP3'],
    ]);
  });

  test('has canonical values for typed cells', async () => {
    const [first, second] = recordsOf(things, await read('openpyxl'));
    expect(first?.values).toEqual({
      name: 'Misty forest मुंबई 🏙️',
      metaTitle: '=1+1',
      validTill: '2026-11-20',
      amount: 10,
      rate: 123456.5,
      status: true,
    });
    expect(second?.values).toEqual({
      name: 'padded  \ntwo lines',
      metaTitle: '@sum',
      validTill: '2026-12-31',
      amount: 0.3,
      status: false,
    });
  });

  test('reports invalid cells', async () => {
    const [, second, third] = recordsOf(things, await read('openpyxl'));
    expect(second?.problems).toEqual([
      { row: 5, field: 'rate', shown: '', message: expect.stringContaining('formula without') },
    ]);
    expect(third?.problems).toEqual([
      {
        row: 6,
        field: 'amount',
        shown: '₹1,23,456.50',
        message: 'Amount / Percentage must be a number.',
      },
      { row: 6, field: 'rate', shown: '#N/A', message: 'The cell contains the error #N/A.' },
      {
        row: 6,
        field: 'status',
        shown: 'maybe',
        message: 'Status must be “Active” or “Deactive”.',
      },
    ]);
    expect(third?.values).toMatchObject({ name: 'x', validTill: '2026-12-31' });
  });
});

describe('a file that LibreOffice wrote', () => {
  test('reads the same', async () => {
    const sheet = await read('libreoffice');
    expect([sheet.name, findHeader(things, sheet).unknown]).toEqual(['Things', ['Remarks']]);
    const records = recordsOf(things, sheet);
    expect(records).toEqual([
      {
        row: 3,
        key: 'WP1',
        values: {
          name: 'Misty forest मुंबई 🏙️',
          metaTitle: '=1+1',
          validTill: '2026-11-20',
          amount: 10,
          rate: 123456.5,
          status: true,
        },
        problems: [],
      },
      {
        row: 5,
        key: 'wp2',
        values: {
          name: 'padded  \ntwo lines',
          metaTitle: 'DONE',
          validTill: '2026-12-31',
          amount: 0.3,
          status: false,
        },
        problems: [
          { row: 5, field: 'rate', shown: '#DIV/0!', message: expect.stringContaining('#DIV/0!') },
        ],
      },
    ]);
  });
});

test.each(['openpyxl-1904', 'libreoffice-1904'])('%s counts days from 1904', async (name) => {
  const [record] = recordsOf(things, await read(name));
  expect(record?.values).toEqual({ validTill: '2026-11-20' });
});

/** The rows of a hand-made sheet. Its workbook has one shared text, `first`, and one format, a date. */
async function rowsOf(xml: string) {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const relationships = bytes(`<Relationships>
    <Relationship Id="rId1" Type="/worksheet" Target="worksheets/sheet1.xml"/>
    <Relationship Id="rId2" Type="/sharedStrings" Target="texts.xml"/>
    <Relationship Id="rId3" Type="/styles" Target="styles.xml"/>
  </Relationships>`);
  const styles = '<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>';
  const parts = workbookParts({ data: sheetXml(xml) }).map((part) =>
    part.name.includes('workbook.xml.rels') ? { ...part, data: relationships } : part,
  );
  const others = [
    { name: 'xl/texts.xml', data: bytes('<sst><si><t>first</t></si></sst>') },
    { name: 'xl/styles.xml', data: bytes(styles) },
  ];
  return (await readSpreadsheet(zipOf([...parts, ...others]))).rows;
}

test('a cell without a value is empty, even if it has a type', async () => {
  expect(
    await rowsOf(`
      <row><c t="s"/><c t="b"/><c t="e"/><c t="s"><v>0</v></c></row>
      <row><c t="b"><f>A1</f></c><c t="str"><f>A1</f><v></v></c></row>`),
  ).toEqual([[null, null, null, 'first'], [{ kind: 'formula' }]]);
});

test('a number outside the calendar is neither a date nor empty', async () => {
  expect(
    await rowsOf('<row><c s="0"><v>46346</v></c><c s="0"><v>9876543210</v></c></row>'),
  ).toEqual([['2026-11-20', 9876543210]]);
});

test('a time without a day is a time, not one on the last day of 1899', async () => {
  expect(
    await rowsOf(
      '<row><c s="0"><v>0.4375</v></c><c s="0"><v>0.4375116</v></c><c s="0"><v>0</v></c></row>',
    ),
  ).toEqual([['10:30', '10:30:01', '00:00']]);
});

test('a whole number keeps all digits that the file has', async () => {
  expect(
    await rowsOf(
      '<row><c s="1"><v>12345678901234567891</v></c><c s="1"><v>9007199254740991</v></c></row>',
    ),
  ).toEqual([['12345678901234567891', 9007199254740991]]);
});

test('a lone surrogate is read as it would be stored, so that the same file changes nothing twice', async () => {
  expect(
    await rowsOf(
      '<row><c t="str"><v>a_xD800_</v></c><c t="str"><v>&#xDC00;b</v></c><c t="str"><v>_xD83D__xDE00_</v></c></row>',
    ),
  ).toEqual([['a\ufffd', '\ufffdb', '😀']]);
});

test('a column without a header belongs to no field, whatever the fields are called', () => {
  const config = entityConfig({
    fields: [
      { name: 'key', type: 'text' },
      { name: 'null', type: 'text' },
      { name: 'star', type: 'text', label: '*' },
    ],
    actions: { bulkUpdate: { key: 'key' } },
  });
  const rows = [
    ['key', null, 'null', ' ', 'star'],
    ['K1', 'a', 'b', 'c', 'd'],
  ];
  expect(recordsOf(config, { name: 'Rows', rows })[0]?.values).toEqual({ null: 'b', star: 'd' });
});

test.each([
  ['text', true, 'TRUE'],
  ['text', { kind: 'percent', number: 10 }, '10%'],
  ['number', { kind: 'percent', number: 10 }, 10],
] as const)('a key is read like any other %s: %j', (type, cell, key) => {
  const fields = [{ name: 'key', type }];
  const config = entityConfig({ fields, actions: { bulkUpdate: { key: 'key', adds: true } } });
  expect(recordsOf(config, { name: 'Rows', rows: [['key'], [cell]] })[0]?.key).toBe(key);
});

test('a reference to a missing shared text counts as damage, not as an empty cell', async () => {
  await expect(rowsOf('<row><c t="s"><v>7</v></c></row>')).rejects.toThrow('damaged');
});
