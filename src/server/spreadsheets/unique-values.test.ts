import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { entityConfig } from '../../entities/testing';
import { writeSpreadsheet } from '../../spreadsheet/testing';
import { type SpreadsheetServer, startSpreadsheetServer } from '../testing/spreadsheet-server';
import { allRows } from '../testing/test-store';

const people = entityConfig({
  name: 'person',
  label: 'Person',
  fields: [
    { name: 'code', label: 'Code', type: 'text', required: true },
    { name: 'slug', label: 'Slug', type: 'slug', unique: true },
    { name: 'aadhaarNo', label: 'Aadhaar No.', type: 'aadhaar', unique: true },
    { name: 'notes', type: 'text' },
  ],
  actions: { bulkUpdate: { key: 'code', columns: ['code', 'slug', 'aadhaarNo', 'notes'] } },
});

let server: SpreadsheetServer;
beforeAll(async () => {
  server = await startSpreadsheetServer(people);
});
afterAll(async () => {
  await server.close();
});

const entriesOf = (row: object) => Object.fromEntries(Object.entries(row));

describe('unique values', () => {
  const rows = ['a', 'b', 'c'].map((slug, index) => ({ code: `P${index}`, slug, aadhaarNo: null }));
  const upload = async (changed: readonly object[]) =>
    server.upload('/api/person/bulkUpdate', await writeSpreadsheet(people, changed.map(entriesOf)));
  beforeEach(async () => {
    await server.store.db.deleteFrom('entity_person').execute();
    await server.add(people, rows);
  });

  test('may be swapped', async () => {
    const turned = rows.map((row, index) => ({ ...row, slug: rows[(index + 1) % 3]?.slug }));
    expect((await upload(turned)).json()).toMatchObject({ updated: 3 });
    const slugs = (await allRows(server.store, people)).map(({ slug }) => slug);
    expect(slugs).toEqual(['b', 'c', 'a']);
  });

  test('may not belong to another row', async () => {
    const answer = await upload([
      { ...rows[0], slug: 'c' },
      { ...rows[1], slug: 'new' },
    ]);
    expect(answer.json().errors).toEqual({ 'rows.2.slug': ['Slug is already taken.'] });
  });

  test('may not be repeated', async () => {
    const answer = await upload([
      { ...rows[0], slug: 'new' },
      { ...rows[1], slug: 'new' },
    ]);
    expect(answer.json().errors).toEqual({
      'rows.3.slug': ['Rows 2 and 3 would have the same Slug.'],
    });
  });

  test('may be swapped even when encrypted', async () => {
    const numbers = ['234123412346', '123456789012', '345678901234'];
    const swapped = rows.map((row, index) => ({ ...row, aadhaarNo: numbers[index] }));
    expect((await upload(swapped)).json()).toMatchObject({ updated: 3 });
    const turned = rows.map((row, index) => ({ ...row, aadhaarNo: numbers[(index + 1) % 3] }));
    expect((await upload(turned)).json()).toMatchObject({ updated: 3 });
    const after = (await allRows(server.store, people)).map(({ aadhaarNo }) => aadhaarNo);
    expect(after).toEqual([numbers[1], numbers[2], numbers[0]]);
    const taken = await upload([{ ...rows[0], aadhaarNo: numbers[2] }]);
    expect(taken.json().errors).toEqual({ 'rows.2.aadhaarNo': ['Aadhaar No. is already taken.'] });
  });

  test('that are encrypted do not change by a byte unless edited', async () => {
    await upload(rows.map((row) => ({ ...row, aadhaarNo: '234123412346' })).slice(0, 1));
    const stored = () =>
      server.store.db
        .selectFrom('entity_person')
        .select(['id', 'aadhaarNo'])
        .orderBy('id')
        .execute();
    const before = await stored();
    await upload([{ ...rows[0], aadhaarNo: '234123412346', notes: 'new' }]);
    expect(await stored()).toEqual(before);
    expect((await allRows(server.store, people))[0]).toMatchObject({ notes: 'new', version: 3 });
  });
});
