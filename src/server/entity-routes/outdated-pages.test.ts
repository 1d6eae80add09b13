import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EntityConfig } from '../../entities/entity-config';
import { entityConfig } from '../../entities/testing';
import { sendErrorResponse } from '../http/error-handler';
import { parseBySchemas } from '../http/schemas';
import { versionOf } from '../live-configs/live-configs';
import { migrateEntityTables } from '../tables/migrate-entity-tables';
import { asha, openTestStore, type TestStore } from '../testing/test-store';
import { entityRoutes } from './routes';

const name = { name: 'name', type: 'text' };
const phone = { name: 'phone', type: 'text', label: 'Phone' };
const supplier = (...fields: object[]) => entityConfig({ name: 'supplier', fields });
const before = supplier(name, phone);
const headers = { 'configs-version': versionOf([before]) };

let store: TestStore;
let app: FastifyInstance;
let configs: readonly EntityConfig[];

beforeAll(async () => {
  store = await openTestStore(before);
  app = fastify();
  app.setErrorHandler(sendErrorResponse);
  parseBySchemas(app);
  app.decorateRequest('may', () => true);
  app.decorateRequest('account', { getter: () => asha });
  app.register(entityRoutes({ store, configs: () => configs }));
});
afterAll(async () => {
  await app.close();
  await store.close();
});

async function use(config: EntityConfig) {
  configs = [config];
  await migrateEntityTables(store, configs);
}
const post = (call: 'add' | 'update', payload: object) =>
  app.inject({ method: 'POST', url: `/api/supplier/${call}`, payload, headers });
const rejection = {
  phone: ['Phone can no longer be entered here: the screen has changed. Reload the page.'],
};

test('a value of a field that was removed is rejected with a message, unless it is unchanged', async () => {
  await use(before);
  const row = (await post('add', { name: 'A', phone: '98' })).json();
  await use(supplier(name));
  const added = await post('add', { name: 'B', phone: '99' });
  expect([added.statusCode, added.json().errors]).toEqual([422, rejection]);
  expect((await post('add', { name: 'B', phone: '' })).statusCode).toBe(201);

  const same = await post('update', { ...row, name: 'A2' });
  expect(same.statusCode).toBe(200);
  const { version } = same.json();
  for (const value of ['97', null]) {
    const changed = await post('update', { ...row, version, phone: value });
    expect([changed.statusCode, changed.json().errors]).toEqual([422, rejection]);
  }
});

test('a change of a removed field in a row whose id no row can have is rejected', async () => {
  await use(before);
  await use(supplier(name));
  const changed = await post('update', { id: 10_000_000_000, name: 'A', phone: '98' });
  expect([changed.statusCode, changed.json().errors]).toEqual([422, rejection]);
});

test('a value of a field that was renamed is accepted', async () => {
  await use(before);
  const row = (await post('add', { name: 'C', phone: '98' })).json();
  await use(supplier(name, { name: 'mobile', type: 'text', was: 'phone' }));
  expect((await post('add', { name: 'D', phone: '77' })).json()).toMatchObject({ mobile: '77' });
  expect((await post('update', { ...row, phone: '78' })).json()).toMatchObject({ mobile: '78' });
});

test('a value of a field that is no longer in the form is rejected', async () => {
  await use(before);
  const row = (await post('add', { name: 'E', phone: '98' })).json();
  const form = { title: '', fields: ['name'] };
  await use({ ...before, actions: { ...before.actions, add: form, update: form } });
  expect((await post('add', { name: 'F', phone: '1' })).json().errors).toEqual(rejection);
  expect((await post('add', { name: 'F' })).statusCode).toBe(201);
  for (const value of ['1', null])
    expect((await post('update', { ...row, phone: value })).json().errors).toEqual(rejection);
  expect((await post('update', { ...row, name: 'E2' })).statusCode).toBe(200);
});

test('a field that is no longer in the form is not reset to its default', async () => {
  const withDefault = supplier(name, { ...phone, default: '1' });
  await use(withDefault);
  const row = (await post('add', { name: 'G', phone: '98' })).json();
  const update = { title: '', fields: ['name'] };
  await use({ ...withDefault, actions: { ...withDefault.actions, update } });
  expect((await post('update', { ...row, phone: '1' })).json().errors).toEqual(rejection);
});

test('a change that hides a field empties it, even if it is no longer in the form', async () => {
  await use(before);
  const row = (await post('add', { name: 'H', phone: '98' })).json();
  const hiding = supplier(name, { ...phone, showIf: { name: 'H' } });
  const update = { title: '', fields: ['name'] };
  await use({ ...hiding, actions: { ...hiding.actions, update } });
  const hidden = await post('update', { ...row, name: 'H2', phone: null });
  expect([hidden.statusCode, hidden.json().phone]).toEqual([200, null]);
});
