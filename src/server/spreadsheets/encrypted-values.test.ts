import { afterAll, beforeAll, expect, test } from 'vitest';
import { entityConfig } from '../../entities/testing';
import { readSpreadsheet } from '../../spreadsheet/read/read-spreadsheet';
import { writeSpreadsheet } from '../../spreadsheet/testing';
import { addRow } from '../rows/change-row';
import { startPartServer } from '../testing/part-server';
import { type SpreadsheetServer, startSpreadsheetServer } from '../testing/spreadsheet-server';
import { allRows, asha } from '../testing/test-store';

const [first, second] = ['234123412346', '346123412346'];
const people = entityConfig({
  name: 'person',
  fields: [
    { name: 'code', type: 'text', required: true },
    { name: 'aadhaarNo', label: 'Aadhaar No.', type: 'aadhaar', unique: true },
    { name: 'city', type: 'text', max: 10 },
  ],
  actions: {
    download: {},
    bulkUpdate: { key: 'code', columns: ['code', 'aadhaarNo', 'city'] },
  },
});

let server: SpreadsheetServer;
beforeAll(async () => {
  server = await startSpreadsheetServer(people);
  await server.add(people, [
    { code: 'P1', aadhaarNo: first },
    { code: 'P2', aadhaarNo: second },
  ]);
});
afterAll(() => server.close());

const upload = async (...rows: readonly Readonly<Record<string, unknown>>[]) =>
  server.upload('/api/person/bulkUpdate', await writeSpreadsheet(people, rows));

test.each([
  ['it changes nothing', 200, [{ code: 'P1', aadhaarNo: first }]],
  ['it changes another field', 200, [{ code: 'P1', aadhaarNo: first, city: 'Pune' }]],
  ['another field is wrong', 422, [{ code: 'P1', aadhaarNo: first, city: 'Thiruvananthapuram' }]],
  ['the number is another row’s', 422, [{ code: 'P1', aadhaarNo: second, city: 'Pune' }]],
  ['the number is wrong', 422, [{ code: 'P1', aadhaarNo: `${first}9`, city: 'Pune' }]],
  ['its row is unknown', 422, [{ code: 'P9', aadhaarNo: first, city: 'Pune' }]],
])('the response to a sheet has no number if %s', async (_, status, rows) => {
  const answer = await upload(...rows);
  expect([answer.statusCode, answer.body]).toEqual([status, expect.any(String)]);
  expect(answer.body).not.toMatch(/\d{12}/);
  const stored = (await allRows(server.store, people)).map(({ aadhaarNo }) => aadhaarNo);
  expect(stored).toEqual([first, second]);
});

test('a sheet with a column for an encrypted field has its values in full, and that is recorded', async () => {
  const parts = await startPartServer([people], () => ({ routes: async () => {} }));
  await addRow(parts.store, people, asha, { code: 'P1', aadhaarNo: first });
  const { rawPayload } = await parts.post('/api/person/download');
  const { rows } = await readSpreadsheet(new Uint8Array(rawPayload));
  expect(rows[1]).toEqual(['P1', first]);
  const recorded = async () =>
    (await parts.store.db.selectFrom('audit').select(['kind', 'subject']).execute()).map(
      ({ kind, subject }) => `${kind} ${subject}`,
    );
  await expect.poll(recorded).toContain('sealed-read person');
  await parts.close();
});
