import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { handWritten, screenOf } from '../../entities/hand-written';
import { entityConfig } from '../../entities/testing';
import { readBatch } from '../tables/change-log';
import { type PartServer, startPartServer } from '../testing/part-server';
import { viewRoutes } from './routes';

const coupon = entityConfig({ name: 'coupon', fields: [{ name: 'name', type: 'text' }] });
const configs = [coupon];
let server: PartServer;
let account = 1;
beforeAll(async () => {
  server = await startPartServer(configs, (parts) => ({
    routes: async (app) => {
      app.addHook('onRequest', async (request) => {
        const { session } = request;
        if (session)
          request.session = { ...session, account: { id: account, username: `${account}` } };
      });
      await app.register(viewRoutes(parts));
    },
  }));
  const { db } = server.store;
  await db
    .insertInto('account')
    .values({ username: 'ravi', password_hash: '', contact: null, created_at: '' })
    .execute();
});
beforeEach(async () => {
  await server.store.db.deleteFrom('view').execute();
});
afterAll(() => server.close());

async function call(path: string, body: object = {}, as = 1) {
  account = as;
  const answer = await server.post(`/api/views${path}`, { entity: 'coupon', ...body });
  return { status: answer.statusCode, body: answer.json() };
}
const save = (name: string, more = {}, as = 1) =>
  call('/save', { name, address: 'f.status=Active', ...more }, as);
const names = async (as: number) =>
  (await call('', {}, as)).body.map(({ name }: { readonly name: string }) => name);

test('a view is for the account that saved it, or for everyone', async () => {
  expect(await save('Mine')).toMatchObject({
    status: 200,
    body: [{ name: 'Mine', isShared: false }],
  });
  await save('Ours', { isShared: true });
  expect(await names(1)).toEqual(['Mine', 'Ours']);
  expect(await names(2)).toEqual(['Ours']);
  expect((await call('', { entity: 'faq' })).body).toEqual([]);
});

test('saving a view again replaces it, whether for everyone or private', async () => {
  await save('Ours', { isShared: true });
  const { body } = await save('ours', { address: 'sort=name', isShared: true });
  expect(body).toMatchObject([{ name: 'ours', address: 'sort=name', isShared: true }]);
  await save('Ours', { address: 'sort=-name' });
  expect(await save('Ours', { isNew: true })).toMatchObject({
    status: 422,
    body: { errors: { name: ['You already have a view with this name.'] } },
  });
  expect((await call('')).body).toMatchObject([
    { name: 'ours', address: 'sort=name', isShared: true },
    { name: 'Ours', address: 'sort=-name', isShared: false },
  ]);
});

test('when several new views with the same name are saved at once, only one succeeds', async () => {
  const answers = await Promise.all(
    ['a', 'A', 'a', 'A'].map((name) => save(name, { isNew: true })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  expect(await names(1)).toHaveLength(1);
});

test('a saved view stays valid when labels of options are changed and fields are renamed', async () => {
  const leadWith = (city: object, labels: readonly string[]) =>
    entityConfig({
      name: 'lead',
      fields: [
        { name: 'name', type: 'text' },
        { ...city, type: 'text' },
        { name: 'isNew', type: 'boolean', trueLabel: labels[0] },
        { name: 'source', type: 'select', options: [{ value: 'wa', label: labels[1] }] },
      ],
    });
  configs.push(leadWith({ name: 'city' }, ['New', 'WhatsApp']));
  onTestFinished(() => void configs.pop());
  const address =
    'search=a%26b&f.city=Pune&f.isNew=New&f.isNew=No&f.source=%21&f.source=WhatsApp&sort=-city%2Cname&columns=city.name';
  const { body } = await save('Mine', { entity: 'lead', address });
  expect(body).toMatchObject([{ address }]);
  configs[1] = leadWith({ name: 'town', was: 'city' }, ['Fresh', 'Message']);
  expect((await call('', { entity: 'lead' })).body).toMatchObject([
    {
      address:
        'search=a%26b&f.town=Pune&f.isNew=Fresh&f.isNew=No&f.source=%21&f.source=Message&sort=-town%2Cname&columns=town.name',
    },
  ]);
});

test('a view can have the name of another person’s view', async () => {
  await save('Ours', { isShared: true });
  const { status, body } = await save('Ours', { address: 'sort=name', isShared: true }, 2);
  expect([status, body]).toMatchObject([
    200,
    [{ address: 'f.status=Active', owner: 'Asha' }, { address: 'sort=name' }],
  ]);
  expect(body[1]).not.toHaveProperty('owner');
  expect((await save('OURS', { address: 'sort=-name' }, 2)).body).toHaveLength(3);
});

test('only the account that saved a view can remove it; once the account is removed, anyone can', async () => {
  const [ours] = (await save('Ours', { isShared: true }, 2)).body;
  expect(await call('/remove', { id: ours.id })).toEqual({
    status: 403,
    body: { message: 'Only ravi, who saved this view, can remove it.' },
  });
  expect(await names(2)).toEqual(['Ours']);
  const [mine] = (await save('Mine')).body;
  expect((await call('/remove', { id: mine.id }, 2)).status).toBe(200);
  expect(await names(1)).toEqual(['Mine', 'Ours']);
  expect((await call('/remove', { id: mine.id })).body).toMatchObject([{ name: 'Ours' }]);

  const [gone] = (await save('Left', { isShared: true }, 3)).body;
  expect(await call('/remove', { id: gone.id })).toMatchObject({
    status: 200,
    body: [{ name: 'Ours' }],
  });
});

test('changes to views for everyone are in the history, but not those to private views', async () => {
  const before = await history();
  await save('Mine');
  await save('Ours', { isShared: true });
  await save('ours', { isShared: true, address: 'sort=name' });
  const { body } = await call('');
  for (const { id } of body) await call('/remove', { id });
  await save('Elsewhere', { isShared: true, entity: 'orders' });
  expect((await history()).slice(before.length)).toEqual([
    'coupon 1 View “Ours” saved for everyone',
    'coupon 1 View “ours” changed for everyone',
    'coupon 1 View “ours” removed for everyone',
    'order 1 View “Elsewhere” saved for everyone',
  ]);
});

async function history(): Promise<string[]> {
  const entries = await server.store.db.selectFrom('change').selectAll().orderBy('id').execute();
  return entries.map(({ entity, username, after }) =>
    [entity, username, readBatch(after).file].join(' '),
  );
}

const setEditor = (isEditor: 0 | 1) =>
  server.store.db.updateTable('account').set({ is_editor: isEditor }).where('id', '=', 1).execute();

test('the table of accounts has views for those who may manage them', async () => {
  for (const path of ['', '/save', '/remove'])
    expect((await call(path, { entity: 'accounts', name: 'Blocked', id: 1 })).status).toBe(403);
  await setEditor(1);
  expect(await save('Blocked', { entity: 'accounts', isShared: true })).toMatchObject({
    status: 200,
    body: [{ name: 'Blocked', isShared: true }],
  });
  await setEditor(0);
});

test('the tables of all hand-written screens, and of the accounts, have views', async () => {
  await setEditor(1);
  const tables = ['orders', 'catalogue', 'review', 'pdf', 'accounts'];
  expect(tables.map(screenOf)).toEqual([...handWritten, 'accounts']);
  for (const entity of tables)
    expect([entity, (await save('x', { entity })).status]).toEqual([entity, 200]);
  await setEditor(0);
});

test('only existing tables have views, at most 100 for each account', async () => {
  for (const entity of ['nothing', 'constructor'])
    expect((await save('x', { entity })).status).toBe(404);
  for (let at = 0; at < 100; at += 1)
    expect((await save(`${at}`, { isShared: at % 2 === 0 })).status).toBe(200);
  expect(await save('One more')).toMatchObject({
    status: 422,
    body: { errors: { name: ['You already have 100 views of this table. Remove one first.'] } },
  });
  expect((await save('7')).status).toBe(200);
  expect((await save('One more', {}, 2)).status).toBe(200);
});

test('views that are saved at once don’t exceed the limit', async () => {
  const answers = await Promise.all(
    Array.from({ length: 110 }, (_, at) => save(`${at}`, { isShared: at % 2 === 0 })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
  expect(await names(1)).toHaveLength(100);
});

test.each([
  [{ name: ' ' }],
  [{ name: 7 }],
  [{ name: 'x'.repeat(81) }],
  [{ name: 'a\u0000' }],
  [{ address: 'x'.repeat(4001) }],
])('a view with %j is rejected', async (input) =>
  expect((await save('x', input)).status).toBe(422),
);
