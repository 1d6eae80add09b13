import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EntityConfig } from '../../entities/entity-config';
import { entityConfig } from '../../entities/testing';
import { ADDS_PART } from '../../entities/wire/spreadsheets';
import { readSpreadsheet } from '../../spreadsheet/read/read-spreadsheet';
import { withNewRowColumns } from '../../spreadsheet/sheet-fields';
import { writeSpreadsheet } from '../../spreadsheet/testing';
import { historyRoutes } from '../history/routes';
import { removeRow } from '../rows/change-row';
import { historyCalls } from '../testing/history-calls';
import { type PartServer, startPartServer } from '../testing/part-server';
import { allRows, asha } from '../testing/test-store';

const fields = [
  { name: 'code', label: 'Code', type: 'text', required: true, unique: true, max: 8 },
  { name: 'name', label: 'Name', type: 'text', required: true },
  { name: 'slug', label: 'Slug', type: 'slug', unique: true },
  {
    name: 'index',
    type: 'select',
    options: ['yes', 'no'].map((value) => ({ value, label: value })),
    default: 'yes',
  },
  { name: 'picture', label: 'Picture', type: 'image' },
  { name: 'origin', label: 'Origin', type: 'text', default: 'shop', readOnly: true },
];
const form = ['name', 'slug', 'index'];
const paper = entityConfig({
  name: 'paper',
  label: 'Paper',
  fields,
  form,
  actions: { update: {}, bulkUpdate: { key: 'code', adds: true }, download: {} },
});
const fixed = entityConfig({
  name: 'fixed',
  fields,
  form,
  actions: { update: {}, bulkUpdate: { key: 'code' }, download: {} },
});
/** Sheets as people fill them in. */
const sheetOf = (config: EntityConfig, ...rows: readonly object[]) =>
  writeSpreadsheet(
    withNewRowColumns(config),
    rows.map((row) => ({ ...row })),
  );

let server: PartServer;
beforeAll(async () => {
  server = await startPartServer([paper, fixed], (parts) => ({ routes: historyRoutes(parts) }));
});
beforeEach(async () => {
  for (const { id } of await allRows(server.store, paper))
    await removeRow(server.store, paper, asha, { id });
});
afterAll(() => server.close());

const { call, newest, rollBack } = historyCalls(() => server);

async function upload(
  file: Uint8Array,
  { name = 'paper', adds = true }: { readonly name?: string; readonly adds?: boolean } = {},
) {
  const body = new FormData();
  if (adds) body.append(ADDS_PART, 'true');
  body.append('file', new Blob([new Uint8Array(file)]), 'papers.xlsx');
  const answer = await server.send(`/api/${name}/bulkUpdate`, body);
  return [answer.statusCode, answer.json()];
}
const papers = async () =>
  (await call('/api/paper/fetch', {})).map(
    ({ id: _, version: __, ...row }: Readonly<Record<string, unknown>>) => row,
  );
const a1 = {
  code: 'A1',
  name: 'Misty',
  slug: 'misty',
  index: 'no',
  picture: 'images/a1.jpg',
  origin: 'shop',
};

describe('a sheet whose new rows are confirmed', () => {
  test('adds them to an empty table, with defaults for empty cells', async () => {
    const second = { code: 'A2', name: 'Fern', slug: null, index: null, picture: null };
    expect(await upload(await sheetOf(paper, a1, second))).toEqual([
      200,
      { updated: 0, added: 2, unchanged: 0, change: expect.any(Number), unknownColumns: [] },
    ]);
    expect(await papers()).toEqual([a1, { ...second, index: 'yes', origin: 'shop' }]);
  });

  test('adds and updates in one entry of the history, which can be rolled back', async () => {
    await upload(await sheetOf(paper, a1));
    const before = await papers();
    const mixed = await sheetOf(
      paper,
      { ...a1, code: 'a1', name: 'Misty forest' },
      { code: 'A2', name: 'Fern' },
    );
    expect(await upload(mixed)).toMatchObject([200, { updated: 1, added: 1 }]);
    const entry = await newest('paper');
    expect(entry).toMatchObject({
      way: 'sheet',
      import: { file: 'papers.xlsx', counts: { updated: 1, added: 1, unchanged: 0 }, changes: 2 },
    });
    expect(await rollBack(entry.id)).toEqual({ rolledBack: 2, left: 0, rejected: 0 });
    expect(await papers()).toEqual(before);
  });

  test('may give a new row the unique value that an updated one gives up', async () => {
    await upload(await sheetOf(paper, a1));
    const file = await sheetOf(
      paper,
      { ...a1, slug: 'misty-forest' },
      { code: 'A2', name: 'New', slug: 'misty' },
    );
    expect(await upload(file)).toMatchObject([200, { updated: 1, added: 1 }]);
  });

  test('changes only the usual columns of existing rows', async () => {
    await upload(await sheetOf(paper, a1));
    const file = await sheetOf(paper, { ...a1, picture: 'images/other.jpg' });
    expect(await upload(file)).toMatchObject([200, { updated: 0, unchanged: 1 }]);
    expect(await papers()).toEqual([a1]);
  });

  test('names each wrong cell, and adds nothing', async () => {
    await upload(await sheetOf(paper, a1));
    const file = await sheetOf(
      paper,
      { code: 'B1', name: null },
      { code: 'B2', name: 'Fern', slug: 'misty' },
      { code: 'b2', name: 'Fern' },
      { code: 'much too long', name: 'Fern' },
      { code: 'B3', name: 'Fern', slug: 'Not a slug' },
    );
    const [status, { errors }] = await upload(file);
    expect(status).toBe(422);
    expect(Object.keys(errors).sort()).toEqual([
      'rows.2.name',
      'rows.3.slug',
      'rows.4.code',
      'rows.5.code',
      'rows.6.slug',
    ]);
    expect(errors['rows.4.code']).toEqual(['Rows 3 and 4 have the same Code.']);
    expect(await papers()).toEqual([a1]);
  });

  test('can’t fill in what people can only read', async () => {
    const columns = ['code', 'name', 'origin'];
    const listed = { ...paper.actions, bulkUpdate: { key: 'code', columns, adds: true } };
    const file = await sheetOf(
      { ...paper, actions: listed },
      { code: 'A1', name: 'Misty', origin: 'elsewhere' },
    );
    expect(await upload(file)).toMatchObject([200, { unknownColumns: ['origin'] }]);
    expect(await papers()).toMatchObject([{ origin: 'shop' }]);
  });
});

test.each([
  ['that is not confirmed', { adds: false }],
  ['of an entity whose config does not allow that', { name: 'fixed' }],
])('a sheet %s adds nothing', async (_what, how) => {
  expect(await upload(await sheetOf(paper, a1), how)).toMatchObject([
    422,
    { errors: { 'rows.2.code': [expect.stringContaining('There is no')] } },
  ]);
});

describe('the empty sheet', () => {
  const download = (path: string) => server.post(path);
  test('has a column for each field that people may fill in, and no rows', async () => {
    await upload(await sheetOf(paper, a1));
    const { rawPayload } = await download('/api/paper/download?empty=true');
    expect((await readSpreadsheet(rawPayload)).rows).toEqual([
      ['code', 'name', 'slug', 'index', 'picture'],
    ]);
  });

  test('is the usual sheet if no rows can be added', async () => {
    const { rawPayload } = await download('/api/fixed/download?empty=true');
    expect((await readSpreadsheet(rawPayload)).rows).toEqual([['code', 'name', 'slug', 'index']]);
  });
});
