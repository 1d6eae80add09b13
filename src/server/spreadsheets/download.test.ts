import { afterAll, beforeAll, expect, test } from 'vitest';
import { entityConfig } from '../../entities/testing';
import { thingRows, things } from '../../spreadsheet/fixtures/things';
import { readSpreadsheet } from '../../spreadsheet/read/read-spreadsheet';
import { type SpreadsheetServer, startSpreadsheetServer } from '../testing/spreadsheet-server';

const listed = entityConfig({
  name: 'listed',
  fields: [
    { name: 'note', type: 'text' },
    { name: 'aadhaarNo', type: 'aadhaar' },
  ],
  actions: { download: {} },
});
const plain = entityConfig({ name: 'plain', fields: [{ name: 'note', type: 'text' }] });

let server: SpreadsheetServer;
beforeAll(async () => {
  server = await startSpreadsheetServer(things, listed, plain);
  await server.add(things, thingRows);
  await server.add(listed, [{ note: '=1+1', aadhaarNo: '234123412346' }]);
});
afterAll(async () => {
  await server.close();
});

test('the current rows are downloaded as template.xlsx', async () => {
  const { statusCode, headers, rawPayload } = await server.post('/api/thing/download');
  expect([statusCode, headers['content-type'], headers['content-disposition']]).toEqual([
    200,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'attachment; filename="template.xlsx"',
  ]);
  const { name, rows } = await readSpreadsheet(new Uint8Array(rawPayload));
  expect([name, rows.length, rows[12]]).toEqual([
    'Things',
    13,
    [
      'WP12',
      'Misty forest 12',
      null,
      'First line\nsecond line 11',
      'index, follow',
      '2026-11-20',
      12.1,
      1245.5,
      'Deactive',
      '9876543210',
    ],
  ]);
});

test('encrypted fields are left out, even without a bulk update', async () => {
  const { rawPayload } = await server.post('/api/listed/download');
  const { rows } = await readSpreadsheet(new Uint8Array(rawPayload));
  expect(rows).toEqual([['note'], ['=1+1']]);
});

test('a download is a 404 if the config does not list it', async () => {
  expect((await server.post('/api/plain/download')).statusCode).toBe(404);
});
