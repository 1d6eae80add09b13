import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { entityConfig } from '../../entities/testing';
import { thingRows, things } from '../../spreadsheet/fixtures/things';
import { writeSpreadsheet } from '../../spreadsheet/testing';
import { updateRow } from '../rows/change-row';
import { type SpreadsheetServer, startSpreadsheetServer } from '../testing/spreadsheet-server';
import { allRows, asha, historyOf, ravi } from '../testing/test-store';
import { bulkUpdate } from './bulk-update';

const plain = entityConfig({ name: 'plain', fields: [{ name: 'note', type: 'text' }] });

let server: SpreadsheetServer;
beforeAll(async () => {
  server = await startSpreadsheetServer(things, plain);
});
beforeEach(async () => {
  for (const table of ['entity_thing', 'change'] as const) {
    await server.store.db.deleteFrom(table).execute();
  }
  await server.add(things, thingRows);
});
afterAll(async () => {
  await server.close();
});

const fixture = (name: string) =>
  readFileSync(new URL(`../../spreadsheet/fixtures/${name}.xlsx`, import.meta.url));
const uploadThings = (content: Uint8Array) => server.upload('/api/thing/bulkUpdate', content);
const upload = async (name: string) =>
  server.upload('/api/thing/bulkUpdate', await writeSpreadsheet(things, goodRows), { name });
const uploadRows = async (rows: readonly object[]) =>
  uploadThings(await writeSpreadsheet(things, rows.map(entriesOf)));
const entriesOf = (row: object) => Object.fromEntries(Object.entries(row));
const goodRows = thingRows.map((row, index) =>
  index < 3 ? { ...row, metaTitle: `New ${index}`, rate: 1 + index } : row,
);

describe('a spreadsheet', () => {
  test('may have any name that the database can store', async () => {
    // SQLite can store NUL, PostgreSQL can't.
    expect([200, 422]).toContain((await upload('a\0b.xlsx')).statusCode);
    expect((await upload('\ud800 🏠.xlsx')).statusCode).toBe(200);
  });

  test('updates and records the rows that it changes', async () => {
    const before = await allRows(server.store, things);
    const answer = await uploadRows(goodRows);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { updated: 3, unchanged: 9, change: expect.any(Number), unknownColumns: [] },
    ]);
    const after = await allRows(server.store, things);
    expect(after).toEqual(
      before.map((row, index) =>
        index < 3 ? { ...row, metaTitle: `New ${index}`, rate: 1 + index, version: 2 } : row,
      ),
    );
    expect(await historyOf(server.store, before[1]?.id ?? 0)).toEqual([
      expect.objectContaining({ action: 'add' }),
      {
        username: 'Asha',
        action: 'update',
        version: 2,
        before: { metaTitle: null, rate: 1235.5 },
        after: { metaTitle: 'New 1', rate: 2 },
      },
    ]);
    expect(await historyOf(server.store, before[5]?.id ?? 0)).toHaveLength(1);
  });

  test('updates its rows even if other people keep changing the other rows', async () => {
    const [first, , , , , other] = await allRows(server.store, things);
    const bytes = await writeSpreadsheet(things, [entriesOf({ ...first, metaTitle: 'New' })]);
    const changes: Promise<unknown>[] = [];
    const file = { name: 'things.xlsx', bytes, adds: false };
    const result = await bulkUpdate(server.store, things, asha, file, () => {
      const input = { id: other?.id, rate: 100 + changes.length };
      changes.push(updateRow(server.store, things, ravi, input));
    });
    await Promise.all(changes);
    expect(result).toMatchObject({ updated: 1 });
    const after = await allRows(server.store, things);
    expect([after[0]?.metaTitle, after[5]?.rate]).toEqual(['New', 99 + changes.length]);
  });

  test('changes the list’s tag, unless nothing changes', async () => {
    const tag = async () => (await server.post('/api/thing/fetch')).headers.etag;
    const first = await tag();
    await uploadRows(thingRows);
    expect(await tag()).toBe(first);
    await uploadRows(goodRows);
    expect(await tag()).not.toBe(first);
  });

  test.each(['openpyxl-edited', 'libreoffice-edited'])(
    'changes nothing while cells are wrong: %s',
    async (name) => {
      const before = await allRows(server.store, things);
      const answer = await uploadThings(fixture(name));
      expect([answer.statusCode, answer.json()]).toEqual([
        422,
        {
          message: '3 cells are wrong. Nothing was changed.',
          errors: {
            'rows.12.name': ['Name (H1) is required.'],
            'rows.12.followIndex': [expect.stringContaining('must be one of')],
            'rows.13.phone': [expect.stringContaining('ten digits')],
          },
        },
      ]);
      expect(await allRows(server.store, things)).toEqual(before);
    },
  );

  test('may omit columns; unknown ones are reported', async () => {
    const foreign = entityConfig({
      name: 'thing',
      label: 'Thing',
      fields: [
        { name: 'WP ID', type: 'text' },
        { name: 'notes', type: 'text' },
        { name: 'remarks', type: 'text' },
      ].map((field) => ({ ...field, name: field.name.replace(' ', '_') })),
    });
    const file = await writeSpreadsheet(foreign, [{ WP_ID: 'wp3', notes: null, remarks: 'x' }]);
    const answer = await uploadThings(file);
    expect(answer.json()).toMatchObject({
      updated: 1,
      unchanged: 0,
      unknownColumns: ['remarks'],
    });
    const [, , third] = await allRows(server.store, things);
    expect(third).toMatchObject({ wpId: 'WP3', notes: null, metaTitle: '=1+2', version: 2 });
  });

  test('reports unknown and repeated rows', async () => {
    const answer = await uploadRows([
      ...goodRows.slice(0, 2),
      { ...goodRows[2], wpId: 'NEW' },
      { ...goodRows[3], wpId: 'wp2' },
    ]);
    expect(answer.json().errors).toEqual({
      'rows.4.wpId': ['There is no Thing with the Wallpaper ID “NEW”.'],
      'rows.5.wpId': ['Rows 3 and 5 have the same Wallpaper ID.'],
    });
  });

  test('lists two hundred wrong cells, and counts the rest', async () => {
    const unknown = Array.from({ length: 250 }, (_, index) => ({ wpId: `X${index}`, name: 'New' }));
    const { errors, message } = (await uploadRows(unknown)).json();
    expect(message).toBe('250 cells are wrong. Nothing was changed.');
    expect(Object.keys(errors)).toHaveLength(201);
    expect(errors.file).toEqual(['There are 50 more wrong cells.']);
  });

  test('updates rows in many batches', async () => {
    const many = Array.from({ length: 1200 }, (_, index) => ({
      ...thingRows[0],
      wpId: `M${index}`,
    }));
    await server.add(things, many);
    const changed = many.map((row, index) => (index % 2 === 0 ? { ...row, name: 'New' } : row));
    const answer = await uploadRows(changed);
    expect(answer.json()).toMatchObject({ updated: 600, unchanged: 600 });
    const names = (await allRows(server.store, things)).filter(({ name }) => name === 'New');
    expect(names).toHaveLength(600);
  });

  test('is compared again if someone changes the list during the upload', async () => {
    const [row] = await allRows(server.store, things);
    const file = await writeSpreadsheet(things, goodRows);
    const uploading = uploadThings(file);
    const texts = Array.from({ length: 3 }, (_, index) => `by Ravi ${index}`);
    for (const notes of texts) {
      await updateRow(server.store, things, ravi, { id: row?.id, notes });
    }
    expect((await uploading).statusCode).toBe(200);
    const versions = (await historyOf(server.store, row?.id ?? 0)).map(({ version }) => version);
    expect(versions).toEqual(versions.map((_, index) => index + 1));
  });
});

describe('a request', () => {
  test('without a file is rejected', async () => {
    for (const answer of [
      await server.post('/api/thing/bulkUpdate'),
      await server.upload('/api/thing/bulkUpdate', fixture('openpyxl'), { field: 'other' }),
      await uploadThings(new Uint8Array()),
    ]) {
      expect([answer.statusCode, answer.json()]).toEqual([
        422,
        { message: 'Please select .xls file', errors: { file: ['Please select .xls file'] } },
      ]);
    }
  });

  test.each([
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=b', 'x'],
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nPK',
    ],
  ])('that is cut off or malformed is rejected: %s, %j', async (type, body) => {
    const answer = await server.send('/api/thing/bulkUpdate', type, body);
    expect([answer.statusCode, answer.json().errors.file]).toEqual([
      422,
      ['The upload was cut off. Try again.'],
    ]);
  });

  test('may have any file name', async () => {
    const file = await writeSpreadsheet(things, thingRows);
    const named = (name: string, content: Uint8Array) =>
      server.upload('/api/thing/bulkUpdate', content, { name });
    expect((await named('notes.txt', file)).statusCode).toBe(200);
    const text = await named('wallpapers.xlsx', Buffer.from('wpId,name\nWP1,x\n'.repeat(9)));
    expect(text.json().errors.file).toEqual([expect.stringContaining('not an .xlsx')]);
  });

  test('with the wrong spreadsheet, or an empty one, is rejected', async () => {
    const other = await uploadThings(await writeSpreadsheet(plain, []));
    expect(other.json().errors.file).toEqual([
      'The first sheet needs the column “wpId” (Wallpaper ID), which identifies each row.',
    ]);
    expect((await uploadRows([])).json().errors.file).toEqual([
      'There are no rows below the header.',
    ]);
  });

  test('for an entity without bulk update is a 404', async () => {
    const file = await writeSpreadsheet(things, thingRows);
    expect((await server.upload('/api/plain/bulkUpdate', file)).statusCode).toBe(404);
  });
});
