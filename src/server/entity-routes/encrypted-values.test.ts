import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entityConfig } from '../../entities/testing';
import { MASKED_TYPE } from '../../entities/wire/masked-type';
import { MERGE } from '../../entities/wire/merge';
import { readAudit } from '../audit/read-audit';
import { historyRoutes } from '../history/routes';
import { selectionRoutes } from '../selection/routes';
import { startPartServer } from '../testing/part-server';
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
  actions: { add: {}, update: {}, remove: {} },
});
const masks = { accept: `application/json, ${MASKED_TYPE}` };

type Answer = Awaited<ReturnType<typeof post>>;

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

async function storedBytes(id: number): Promise<unknown> {
  const row = await server.database
    .selectFrom('entity_installer')
    .select('aadhaarNo')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.aadhaarNo;
}

const addInstaller = async () =>
  (await post('installer/add', { city: 'Pune', aadhaarNo }, masks)).json();

test('numbers are masked in every response to clients that ask for it; sending them to others is recorded', async () => {
  const before = (await reads()).length;
  const added = await post('installer/add', { city: 'Pune', aadhaarNo }, masks);
  expect(added.body).not.toContain(aadhaarNo);
  const { id } = added.json();
  const list = await post('installer/fetch', undefined, masks);
  const row = { id, city: 'Pune', aadhaarNo: 'XXXX XXXX 2346', version: 1 };
  expect(list.json()).toContainEqual(row);
  expect(list.body).not.toContain(aadhaarNo);
  expect(await reads()).toHaveLength(before);

  const full = await post('installer/fetch');
  expect(full.json()).toContainEqual({ ...row, aadhaarNo });
  expect(full.headers.etag).not.toBe(list.headers.etag);
  const recorded = { person: 'Asha', subject: 'installer', rows: 'all' };
  expect((await reads()).slice(before)).toMatchObject([recorded]);
  const again = { 'if-none-match': full.headers.etag };
  expect((await post('installer/fetch', undefined, again)).statusCode).toBe(304);
  expect(await reads()).toHaveLength(before + 1);

  const shown = await post('encrypted-values', { entity: 'installer', id });
  expect(shown.json()).toEqual({ aadhaarNo });
  expect((await reads()).at(-1)).toMatchObject({ person: 'Asha', row: id });
});

test('a list of some fields has encrypted values only masked', async () => {
  const { id } = await addInstaller();
  const before = (await reads()).length;
  const rows = (await post('installer/fetch?fields=aadhaarNo,fax')).json();
  expect(rows).toContainEqual({ id, aadhaarNo: 'XXXX XXXX 2346', version: 1 });
  expect(await reads()).toHaveLength(before);
});

test('an update with the masked number leaves the stored number unchanged, byte for byte', async () => {
  const row = await addInstaller();
  const bytes = await storedBytes(row.id);
  const answer = await post('installer/update', { ...row, city: 'Nashik' }, masks);
  expect(answer.json()).toMatchObject({ city: 'Nashik', aadhaarNo: 'XXXX XXXX 2346' });
  expect(await storedBytes(row.id)).toBe(bytes);
  const conflict = await post('installer/update', { ...row, city: 'Goa' }, masks);
  expect(conflict.statusCode).toBe(409);
  expect(conflict.body).not.toContain(aadhaarNo);

  const other = { id: row.id, aadhaarNo: 'XXXX XXXX 9999' };
  const rejected = await post('installer/update', other);
  expect(rejected.json().errors).toEqual({ aadhaarNo: [expect.stringContaining('12 digits')] });
});

test.each([
  {},
  { entity: 'nothing', id: 1 },
  { entity: 'installer', id: 99 },
  { entity: 'installer', id: '1; --' },
])('nothing encrypted is found with %j', async (body) => {
  expect((await post('encrypted-values', body)).statusCode).toBe(404);
});

describe('every response with a row', () => {
  let id: number;
  beforeAll(async () => {
    ({ id } = (await post('installer/add', { city: 'Pune', aadhaarNo })).json());
    await post('installer/update', { id, city: 'Goa' });
  });

  const answers: Record<string, [status: number, ask: (headers: object) => Promise<Answer>]> = {
    'an update of nothing': [200, (headers) => post('installer/update', { id }, headers)],
    'an update': [200, (headers) => post('installer/update', { id, city: 'Surat' }, headers)],
    'an update of an older row': [
      409,
      (headers) => post('installer/update', { id, city: 'Delhi', version: 1 }, headers),
    ],
    'an update of an unknown version': [
      409,
      (headers) => post('installer/update', { id, city: 'Kochi', version: 99 }, headers),
    ],
    'an update that can’t be merged': [
      409,
      (headers) =>
        post('installer/update', { id, city: 'Leh', version: 1, [MERGE]: true }, headers),
    ],
    'a removal of an older row': [
      409,
      (headers) => post('installer/remove', { id, version: 99 }, headers),
    ],
  };

  const sent = { city: 'Agra', aadhaarNo: '2341 2341 2346' };
  const answersToSent: typeof answers = {
    'an addition': [201, (headers) => post('installer/add', sent, headers)],
    'an update with the same number': [
      200,
      (headers) => post('installer/update', { id, ...sent }, headers),
    ],
    'an older row with the same number': [
      409,
      (headers) => post('installer/update', { id, ...sent, city: 'Pune', version: 1 }, headers),
    ],
  };

  const all = Object.entries({ ...answers, ...answersToSent });

  test.each(all)('to %s has numbers masked, if asked', async (_, [status, ask]) => {
    const before = (await reads()).length;
    const answer = await ask(masks);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain('XXXX XXXX 2346');
    expect(answer.body).not.toContain(aadhaarNo);
    expect(await reads()).toHaveLength(before);
  });

  test.each(all)(
    'to %s has numbers whole otherwise, which is recorded unless the client sent them itself',
    async (name, [status, ask]) => {
      const before = (await reads()).length;
      const answer = await ask({});
      expect(answer.statusCode).toBe(status);
      expect(answer.body).toContain(aadhaarNo);
      const { id: row = answer.json().current?.id } = answer.json();
      const read = { person: 'Asha', subject: 'installer', row };
      expect((await reads()).slice(before)).toMatchObject(name in answersToSent ? [] : [read]);
    },
  );
});

test('no response of history and selection has a number whole', async () => {
  const parts = await startPartServer([config], (all) => ({
    async routes(app) {
      await app.register(historyRoutes(all));
      await app.register(selectionRoutes(all));
    },
  }));
  const { id } = (await parts.post('/api/installer/add', { city: 'Pune', aadhaarNo })).json();
  const edit = { entity: 'installer', rows: [[id, null]], values: { city: 'Puri' } };
  const edited = await parts.post('/api/selection/edit', edit);
  const { change } = edited.json();
  const answers = [
    edited,
    await parts.post('/api/history', { entity: 'installer' }),
    await parts.post('/api/history', { entity: 'installer', row: id }),
    await parts.post('/api/history/preview', { id: change }),
    await parts.post('/api/history/report', { id: change }),
    await parts.post('/api/history/rollBack', { id: change, take: [{ row: id }] }),
    await parts.post('/api/history/undo', { entity: 'installer', row: id, version: 3 }),
    await parts.post('/api/selection/remove', { entity: 'installer', rows: [[id, null]] }),
  ];
  for (const answer of answers) {
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    expect(answer.body).not.toContain(aadhaarNo);
  }
  await parts.close();
});
