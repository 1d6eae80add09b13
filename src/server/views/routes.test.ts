import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type PartServer, startPartServer } from '../testing/part-server';
import { viewRoutes } from './routes';

let server: PartServer;
let account = 1;
beforeAll(async () => {
  server = await startPartServer([], (parts) => ({
    routes: viewRoutes({ ...parts, currentUser: () => ({ id: account, username: `${account}` }) }),
  }));
});
beforeEach(async () => {
  await server.store.db.deleteFrom('view').execute();
});
afterAll(() => server.close());

async function call(path: string, body: object, as = 1) {
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

test('its name is unique, and saving it again replaces one’s own', async () => {
  await save('Ours', { isShared: true });
  expect(await save('OURS', {}, 2)).toMatchObject({
    status: 422,
    body: { errors: { name: [expect.stringContaining('There is a view')] } },
  });
  const { body } = await save('ours', { address: 'sort=name', isShared: true });
  expect(body).toMatchObject([{ name: 'ours', address: 'sort=name' }]);
  await save('Own', {}, 1);
  expect((await save('Own', {}, 2)).status).toBe(200);
});

test('everyone can remove what everyone has, and only that', async () => {
  const [ours] = (await save('Ours', { isShared: true })).body;
  await call('/remove', { id: ours.id }, 2);
  expect(await names(1)).toEqual([]);
  const [mine] = (await save('Mine')).body;
  await call('/remove', { id: mine.id }, 2);
  expect(await names(1)).toEqual(['Mine']);
});

test.each([
  [{ name: ' ' }],
  [{ name: 7 }],
  [{ name: 'x'.repeat(81) }],
  [{ name: 'a\u0000' }],
  [{ address: 'x'.repeat(4001) }],
])('refuses %j', async (input) => expect((await save('x', input)).status).toBe(422));
