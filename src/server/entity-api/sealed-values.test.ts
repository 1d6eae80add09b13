import { afterAll, beforeAll, expect, test } from 'vitest';
import { entityConfig } from '../../entities/testing';
import { MASKED_TYPE } from '../../entities/wire/masked-type';
import { readAudit } from '../audit/read-audit';
import type { TestClient } from '../testing/test-client';
import { startTestServer, type TestServer } from '../testing/test-server';

const aadhaarNo = '234123412346';
const config = entityConfig({
  name: 'installer',
  label: 'Installer',
  fields: [
    { name: 'city', type: 'text' },
    { name: 'aadhaarNo', type: 'aadhaar', required: true },
  ],
  actions: { add: {}, update: {} },
});
const masks = { accept: `application/json, ${MASKED_TYPE}` };

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  server = await startTestServer({ configs: [config] });
  client = await server.signedIn();
});
afterAll(() => server.close());

const post = async (path: string, body?: object, headers = {}) =>
  await client.post(`/api/${path}`, body, headers);

async function reads() {
  await server.audit.settled();
  const lines: object[] = [];
  for await (const line of readAudit(server.database, { kind: 'sealed-read' })) lines.push(line);
  return lines;
}

async function storedBytes(): Promise<unknown> {
  const row = await server.database
    .selectFrom('entity_installer')
    .select('aadhaarNo')
    .executeTakeFirst();
  return row?.aadhaarNo;
}

test('numbers are masked for who asks, in every answer; others get them, and that is recorded', async () => {
  const added = await post('installer/add', { city: 'Pune', aadhaarNo }, masks);
  expect(added.body).not.toContain(aadhaarNo);
  const { id } = added.json();
  const list = await post('installer/fetch', undefined, masks);
  expect(list.json()).toEqual([{ id, city: 'Pune', aadhaarNo: 'XXXX XXXX 2346', version: 1 }]);
  expect(await reads()).toEqual([]);

  const full = await post('installer/fetch');
  expect(full.json()).toMatchObject([{ aadhaarNo }]);
  expect(full.headers.etag).not.toBe(list.headers.etag);
  expect(await reads()).toMatchObject([{ person: 'Asha', subject: 'installer', rows: 'all' }]);
  const again = { 'if-none-match': full.headers.etag };
  expect((await post('installer/fetch', undefined, again)).statusCode).toBe(304);
  expect(await reads()).toHaveLength(1);

  const shown = await post('sealed', { entity: 'installer', id });
  expect(shown.json()).toEqual({ aadhaarNo });
  expect((await reads()).at(-1)).toMatchObject({ person: 'Asha', row: id });
});

test('some fields of a list have sealed values only masked', async () => {
  const before = (await reads()).length;
  const [row] = (await post('installer/fetch?fields=aadhaarNo,fax')).json();
  expect(row).toEqual({ id: row.id, aadhaarNo: 'XXXX XXXX 2346', version: 1 });
  expect(await reads()).toHaveLength(before);
});

test('an update with the masked number leaves it byte for byte', async () => {
  const bytes = await storedBytes();
  const [row] = (await post('installer/fetch', undefined, masks)).json();
  const answer = await post('installer/update', { ...row, city: 'Nashik' }, masks);
  expect(answer.json()).toMatchObject({ city: 'Nashik', aadhaarNo: 'XXXX XXXX 2346' });
  expect(await storedBytes()).toBe(bytes);
  const conflict = await post('installer/update', { ...row, city: 'Goa' }, masks);
  expect(conflict.statusCode).toBe(409);
  expect(conflict.body).not.toContain(aadhaarNo);

  const other = { id: row.id, aadhaarNo: 'XXXX XXXX 9999' };
  const refused = await post('installer/update', other);
  expect(refused.json().errors).toEqual({ aadhaarNo: [expect.stringContaining('12 digits')] });
});

test.each([
  {},
  { entity: 'nothing', id: 1 },
  { entity: 'installer', id: 99 },
  { entity: 'installer', id: '1; --' },
])('nothing sealed is found with %j', async (body) => {
  expect((await post('sealed', body)).statusCode).toBe(404);
});
