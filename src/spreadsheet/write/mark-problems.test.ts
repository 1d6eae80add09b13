import { readFileSync } from 'node:fs';
import { openXlsx, readXlsx, saveXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { entityConfig } from '../../entities/testing';
import { things } from '../fixtures/things';
import { findHeader } from '../read/header';
import { readSpreadsheet } from '../read/read-spreadsheet';
import { readRecords } from '../read/records';
import { recordsOf, writeSpreadsheet } from '../testing';
import { markProblems } from './mark-problems';

async function open(bytes: Uint8Array) {
  const sheet = await readSpreadsheet(bytes);
  const header = findHeader(things, sheet);
  const problems = [...readRecords(things, sheet, header)].flatMap((record) => record.problems);
  return { config: things, sheetName: sheet.name, sheet, header, problems };
}

async function marked(bytes: Uint8Array) {
  const file = await open(bytes);
  return await markProblems(new Uint8Array(bytes).buffer, file, file.problems);
}

test.each(['openpyxl-edited', 'libreoffice-edited'])(
  'a workbook of another program comes back with its wrong cells marked: %s',
  async (name) => {
    const bytes = readFileSync(`src/spreadsheet/fixtures/${name}.xlsx`);
    const before = await open(bytes);
    const out = await marked(bytes);
    const after = await open(out);
    const width = before.sheet.rows[0]?.length ?? 0;
    expect(after.sheet.rows.map((row) => row.slice(0, width))).toEqual(before.sheet.rows);
    expect(after.sheet.rows[0]?.[width]).toBe('Errors');
    expect(after.header.unknown).toEqual(before.header.unknown);
    const [sheet] = (await readXlsx(out, { readStyles: true })).sheets;
    expect(before.problems.length).toBeGreaterThan(0);
    for (const { row, field, message } of before.problems) {
      const { index } = before.header.columns.find((one) => one.field.name === field) ?? {};
      const cell = sheet?.cells?.get(`${row - 1},${index}`);
      expect(cell?.comment?.text).toContain(message);
      expect(cell?.style?.fill).toMatchObject({
        fgColor: { rgb: expect.stringContaining('FFC9C9') },
      });
      expect(after.sheet.rows[row - 1]?.[width]).toContain(message);
    }
    expect((await readXlsx(out)).sheets.length).toBe((await readXlsx(bytes)).sheets.length);
  },
);

test('marks of earlier problems are removed', async () => {
  const first = await marked(readFileSync('src/spreadsheet/fixtures/openpyxl-edited.xlsx'));
  const [problem] = (await open(first)).problems;
  const workbook = await openXlsx(first);
  const sheet = workbook.sheets[0];
  const { index = 0 } =
    (await open(first)).header.columns.find(({ field }) => field.name === problem?.field) ?? {};
  const row = (problem?.row ?? 1) - 1;
  if (sheet?.rows[row]) sheet.rows[row][index] = 'Mended';
  const second = await marked(await saveXlsx(workbook));
  const errors = (await open(second)).sheet.rows.map((cells) => cells.at(-1));
  expect((await open(second)).sheet.rows[0]?.filter((cell) => cell === 'Errors')).toHaveLength(1);
  expect(errors[row] ?? null).not.toContain(problem?.message);
});

test.each(['Errors', 'errors'])('a field can be named %s', async (name) => {
  const config = entityConfig({
    fields: [
      { name: 'key', type: 'text' },
      { name, type: 'number' },
    ],
    actions: { bulkUpdate: { key: 'key' } },
  });
  const rows = [
    { id: 1, key: 'A', [name]: 1 },
    { id: 2, key: 'B', [name]: 'many' },
  ];
  const sheetOf = async (bytes: Uint8Array) => {
    const sheet = await readSpreadsheet(bytes);
    const header = findHeader(config, sheet);
    return {
      config,
      sheetName: sheet.name,
      header,
      problems: recordsOf(config, sheet).flatMap((record) => record.problems),
      rows: sheet.rows,
    };
  };
  const bytes = await writeSpreadsheet(config, rows);
  const file = await sheetOf(bytes);
  const out = await markProblems(new Uint8Array(bytes).buffer, file, file.problems);
  const again = await sheetOf(out);
  expect(again.problems).toEqual(file.problems);
  expect(again.rows.map((cells) => cells.slice(0, 2))).toEqual(file.rows);
});

test('a note that someone wrote at a wrong cell stays, and one about an earlier problem does not', async () => {
  const bytes = await marked(readFileSync('src/spreadsheet/fixtures/openpyxl-edited.xlsx'));
  const { problems, header } = await open(bytes);
  const [first = '', second = ''] = problems.map(({ row, field }) => {
    const column = header.columns.find((one) => one.field.name === field);
    return `${row - 1},${column?.index}`;
  });
  const workbook = await openXlsx(bytes);
  const cells = workbook.sheets[0]?.cells;
  const staffs = { author: 'Asha', text: 'Ask Ravi' };
  const ours = cells?.get(second)?.comment;
  Object.assign(cells?.get(first) ?? {}, { comment: staffs });
  Object.assign(cells?.get(second) ?? {}, { comment: { ...ours, text: 'Old' } });
  const again = (await openXlsx(await marked(await saveXlsx(workbook)))).sheets[0]?.cells;
  expect(again?.get(first)?.comment).toEqual(staffs);
  expect(again?.get(second)?.comment).toEqual(ours);
  expect(ours?.text).toBe(problems[1]?.message);
});
