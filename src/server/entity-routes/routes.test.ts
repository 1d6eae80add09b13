import { brotliDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EntityConfig } from '../../entities/entity-config';
import { entityConfig } from '../../entities/testing';
import { sendErrorResponse } from '../http/error-handler';
import { HttpError } from '../http/errors';
import { parseBySchemas } from '../http/schemas';
import { updateRow } from '../rows/change-row';
import type { Author } from '../tables/entity-store';
import { migrateEntityTables } from '../tables/migrate-entity-tables';
import { asha, openTestStore, ravi, type TestStore } from '../testing/test-store';
import { entityRoutes } from './routes';

const installer = entityConfig({
  name: 'installer',
  label: 'Installer',
  fields: [
    { name: 'name', label: 'Name', type: 'text', required: true },
    { name: 'rate', type: 'money' },
  ],
});
const faq = entityConfig({
  name: 'faq',
  fields: [{ name: 'question', type: 'text' }],
  endpoint: '/shop/questions',
  endpoints: { fetch: '/shop/list' },
  actions: { update: {}, download: {} },
});

let store: TestStore;
let app: FastifyInstance;
let configs: readonly EntityConfig[];
let user: Author | null;
/** Runs once the rights have been checked and the body has arrived. */
let onBody: () => void;
function account(): Author {
  if (!user) throw new HttpError(401, 'Unauthenticated.');
  return user;
}

beforeAll(async () => {
  store = await openTestStore(installer, faq);
  app = fastify();
  app.setErrorHandler(sendErrorResponse);
  parseBySchemas(app);
  app.decorateRequest('may', () => true);
  app.decorateRequest('account', { getter: account });
  app.addHook('onRequest', async (request) => {
    const { needs } = request.routeOptions.config;
    if (typeof needs === 'function') await needs(request);
  });
  app.addHook('preHandler', async () => onBody());
  app.register(entityRoutes({ store, configs: () => configs }));
});
afterAll(async () => {
  await app.close();
  await store.close();
});
beforeEach(() => {
  configs = [installer, faq];
  user = asha;
  onBody = () => {};
});

const post = (url: string, payload?: object, headers: InjectOptions['headers'] = {}) =>
  app.inject({ method: 'POST', url, headers, ...(payload && { payload }) });

describe('an entity’s endpoints', () => {
  test('add, list, update and remove a row', async () => {
    const added = await post('/api/installer/add', { name: 'Ramesh', rate: '450' });
    expect(added.statusCode).toBe(201);
    const row = added.json();
    expect(row).toEqual({ id: row.id, name: 'Ramesh', rate: 450, version: 1 });
    expect((await post('/api/installer/fetch')).json()).toContainEqual(row);

    const updated = await post('/api/installer/update', { ...row, rate: 500 });
    expect(updated.statusCode).toBe(200);
    expect(updated.json()).toEqual({ ...row, rate: 500, version: 2 });
    expect((await post('/api/installer/fetch?page=1')).json()).toContainEqual(updated.json());

    const removed = await post('/api/installer/remove', { id: row.id });
    expect([removed.statusCode, removed.body]).toEqual([204, '']);
    expect((await post('/api/installer/fetch')).json()).not.toContainEqual(updated.json());
  });

  test('ignore fields that are not in their forms', async () => {
    const form = { title: '', fields: ['name'] };
    configs = [{ ...installer, actions: { ...installer.actions, add: form, update: form } }];
    const added = await post('/api/installer/add', { name: 'Meera', rate: 450, other: 1 });
    expect(added.json()).toMatchObject({ name: 'Meera', rate: null });
    const { id } = added.json();
    const updated = await post('/api/installer/update', { id, name: 'Mira', rate: 450 });
    expect(updated.json()).toMatchObject({ name: 'Mira', rate: null });
  });

  test('write to the entity whose rights were checked, even if configs have changed since', async () => {
    const note = entityConfig({
      name: 'note',
      endpoint: '/api/installer',
      fields: [{ name: 'text', type: 'text' }],
    });
    onBody = () => {
      configs = [note];
    };
    const added = await post('/api/installer/add', { name: 'Uma' });
    expect([added.statusCode, added.json()]).toEqual([
      201,
      expect.objectContaining({ name: 'Uma' }),
    ]);
  });

  test('report errors as the contract says', async () => {
    const rejected = await post('/api/installer/add', { rate: 'dear' });
    expect(rejected.statusCode).toBe(422);
    expect(rejected.json()).toEqual({
      message: expect.any(String),
      errors: { name: ['Name is required.'], rate: [expect.any(String)] },
    });
    const row = (await post('/api/installer/add', { name: 'Old' })).json();
    const current = (await post('/api/installer/update', { id: row.id, name: 'New' })).json();
    const conflict = await post('/api/installer/update', { ...row, name: 'Newer' });
    expect(conflict.statusCode).toBe(409);
    expect(conflict.json()).toEqual({ message: expect.any(String), current });
    expect((await post('/api/installer/remove', { id: 12345 })).statusCode).toBe(404);
  });

  test('add only one row for one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'one-submit' };
    const first = await post('/api/installer/add', { name: 'Once' }, headers);
    const second = await post('/api/installer/add', { name: 'Once' }, headers);
    expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
    const other = await post('/api/installer/add', { name: 'Twice' }, headers);
    expect(other.statusCode).toBe(422);
    const long = { 'idempotency-key': 'x'.repeat(300) };
    expect((await post('/api/installer/add', { name: 'X' }, long)).statusCode).toBe(422);
  });

  test.each([[[]], [['a']], [undefined]])('reject the body %j', async (body) => {
    for (const call of ['add', 'update', 'remove']) {
      expect((await post(`/api/installer/${call}`, body)).statusCode).toBe(422);
    }
  });

  test('record who made a change', async () => {
    user = ravi;
    const { id } = (await post('/api/installer/add', { name: 'By Ravi' })).json();
    const change = await store.db
      .selectFrom('change')
      .selectAll()
      .where('row_id', '=', id)
      .executeTakeFirst();
    expect(change).toMatchObject({ account_id: ravi.id, username: 'Ravi' });
  });

  test('answer 401 if nobody is signed in', async () => {
    user = null;
    for (const call of ['fetch', 'add', 'update', 'remove']) {
      expect((await post(`/api/installer/${call}`, {})).statusCode).toBe(401);
    }
  });
});

describe('which endpoints exist', () => {
  test.each([
    '/api/installer',
    '/api/installer/fetch/',
    '/api/installer/bulkUpdate',
    '/api/nothing/fetch',
    '/api/faq/fetch',
    '/shop/questions/fetch',
    '/shop/questions/add',
    '/shop/questions/remove',
    '/shop/questions/bulkUpdate',
    '/',
  ])('is not %s', async (path) => {
    expect((await post(path, {})).statusCode).toBe(404);
  });

  test('depends on the config', async () => {
    expect((await post('/shop/list')).json()).toEqual([]);
    expect((await post('/shop/questions/update', { id: 1 })).json().message).toMatch(
      /no longer exists/,
    );
  });

  test('changes with the configs while the server runs', async () => {
    const coupon = entityConfig({ name: 'coupon', fields: [{ name: 'code', type: 'text' }] });
    expect((await post('/api/coupon/fetch')).statusCode).toBe(404);
    await migrateEntityTables(store, [coupon]);
    configs = [coupon];
    expect((await post('/api/coupon/add', { code: 'DIWALI' })).statusCode).toBe(201);
    expect((await post('/api/installer/fetch')).statusCode).toBe(404);
  });
});

describe('a list', () => {
  const tagOf = async (headers = {}) =>
    (await post('/api/installer/fetch', undefined, headers)).headers.etag;

  test('is compressed for clients that accept it', async () => {
    await post('/api/installer/add', { name: 'Zoë ₹' });
    const plain = await post('/api/installer/fetch');
    const small = await post('/api/installer/fetch', undefined, {
      'accept-encoding': 'gzip, deflate, br',
    });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(small.headers['content-encoding']).toBe('br');
    expect(JSON.parse(String(brotliDecompressSync(small.rawPayload)))).toEqual(plain.json());
    expect(plain.json()).toContainEqual(expect.objectContaining({ name: 'Zoë ₹' }));
    expect(small.headers['content-type']).toMatch(/^application\/json/);
    expect(small.headers['cache-control']).toBe('no-store');
  });

  test('is not sent again until it changes', async () => {
    const etag = await tagOf();
    expect(etag).toMatch(/^W\/"/);
    for (const tag of [etag, etag?.replace('W/', ''), `"other", ${etag}`]) {
      const again = await post('/api/installer/fetch', undefined, { 'if-none-match': tag });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    }
    const other = await post('/api/installer/fetch', undefined, { 'if-none-match': 'W/"other"' });
    expect(other.statusCode).toBe(200);
  });

  test('is not sent again with only some of its fields, even if a proxy has changed its tag', async () => {
    const some = '/api/installer/fetch?fields=name,rate';
    const { etag } = (await post(some)).headers;
    // The characters that a tag may have.
    expect(etag).toMatch(/^W\/"[\x21\x23-\x7e]+"$/);
    const changed = { 'if-none-match': etag?.replace('W/', '') };
    expect((await post(some, undefined, changed)).statusCode).toBe(304);
  });

  test('has a new tag after every change, even one by another server', async () => {
    const tags = new Set([await tagOf()]);
    const { id } = (await post('/api/installer/add', { name: 'A' })).json();
    tags.add(await tagOf());
    await post('/api/installer/update', { id, name: 'B' });
    tags.add(await tagOf());
    await updateRow(store, installer, ravi, { id, name: 'C' });
    tags.add(await tagOf());
    expect((await post('/api/installer/fetch')).body).toContain('"C"');
    await post('/api/installer/remove', { id });
    tags.add(await tagOf());
    expect(tags.size).toBe(5);
  });

  test('keeps its tag after requests that change nothing', async () => {
    const row = (await post('/api/installer/add', { name: 'Same' })).json();
    const etag = await tagOf();
    await post('/api/installer/update', row);
    await post('/api/installer/update', { ...row, name: '' });
    await post('/shop/questions/update', { id: 1 });
    expect(await tagOf()).toBe(etag);
  });

  test('is sent as changes since a version, or whole if that version is unknown', async () => {
    const first = (await post('/api/installer/add', { name: 'First' })).json();
    const gone = (await post('/api/installer/add', { name: 'Gone' })).json();
    const before = (await post('/api/installer/fetch')).headers['list-version'];
    const since = (version: unknown) =>
      post(`/api/installer/fetch?since=${encodeURIComponent(String(version))}`);
    expect((await since(before)).json()).toEqual({ changed: [], removed: [], order: 'asc' });
    await post('/api/installer/remove', { id: gone.id });
    const changed = (await post('/api/installer/update', { ...first, name: 'New' })).json();
    const answer = await since(before);
    expect(answer.json()).toEqual({ changed: [changed], removed: [gone.id], order: 'asc' });
    expect(answer.headers['list-since']).toBe(before);
    const broken = await since(`${before}~\n`);
    expect([broken.statusCode, broken.headers['list-since']]).toEqual([200, undefined]);
    const whole = await since('unknown');
    expect(whole.headers['list-since']).toBeUndefined();
    expect(whole.json()).toContainEqual(changed);
    expect(whole.headers['list-version']).toBe(answer.headers['list-version']);
  });

  test('has a new tag when its fields change', async () => {
    await post('/api/installer/add', { name: 'Asha' });
    const etag = await tagOf();
    const more = entityConfig({
      name: 'installer',
      fields: [...installer.fields, { name: 'city', type: 'text', default: 'Pune' }],
    });
    await migrateEntityTables(store, [more]);
    configs = [more];
    expect(await tagOf()).not.toBe(etag);
    expect((await post('/api/installer/fetch')).json()[0]).toHaveProperty('city', null);
  });
});
