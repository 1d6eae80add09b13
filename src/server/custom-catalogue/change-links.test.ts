import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CatalogueServer, startCatalogueServer } from '../testing/catalogue-server';

let server: CatalogueServer;
beforeAll(async () => {
  server = await startCatalogueServer();
});
beforeEach(() => server.forgetLinks());
afterAll(() => server.close());

const change = (wpIds: unknown, linked: unknown = true, catId: unknown = '102') =>
  server.call('updateMany', { catId, wpIds, linked });
const members = async () => {
  const { categoryProduct } = (await server.call('fetch')).json();
  return categoryProduct.map(({ catId, wpId }: Record<string, string>) => `${wpId} ${catId}`);
};
const entries = async () => {
  const { db } = server.store;
  const imports = db.selectFrom('change').select('after').where('action', '=', 'import');
  return (await imports.orderBy('id').execute()).map(
    ({ after }) => JSON.parse(after ?? '').$import,
  );
};

test('wallpapers are added to a category together, and removed from it', async () => {
  await server.call('update', { wpId: 'WP-1', catId: '102' });
  await server.call('update', { wpId: 'WP-2', catId: '101' });
  expect((await change(['wp-1', 'wp-2', 'ÉTÉ-1', 'WP-2'])).json()).toEqual({
    change: expect.any(Number),
    changed: 2,
  });
  expect(await members()).toEqual(['WP-1 102', 'WP-2 101', 'WP-2 102', 'été-1 102']);
  expect((await change(['WP-3', 'wp-2', 'WP-1'], false)).json()).toMatchObject({ changed: 2 });
  expect(await members()).toEqual(['WP-2 101', 'été-1 102']);
  expect(await entries()).toEqual([
    { file: 'Added to Floral', counts: { added: 2 } },
    { file: 'Removed from Floral', counts: { removed: 2 } },
  ]);
});

test('adding what is already in the category, or removing what isn’t, changes nothing', async () => {
  await change(['WP-1']);
  expect((await change(['wp-1'])).json()).toEqual({ changed: 0 });
  expect((await change(['WP-2'], false)).json()).toEqual({ changed: 0 });
  expect(await entries()).toHaveLength(1);
});

test.each([
  ['an unknown wallpaper', ['WP-1', 'WP-9'], true, '102', 'wpIds'],
  ['an unknown category', ['WP-1'], true, '109', 'catId'],
  ['no category', ['WP-1'], true, undefined, 'catId'],
  ['what is no category', ['WP-1'], true, { toString: 1 }, 'catId'],
  ['no wallpaper', [], true, '102', 'wpIds'],
  ['no word on what to do', ['WP-1'], undefined, '102', 'linked'],
  ['a text that can’t be stored', ['WP-1\0'], true, '102', 'wpIds.0'],
])('%s is rejected, and nothing is changed', async (_, wpIds, linked, catId, field) => {
  const answer = await server.call('updateMany', { catId, wpIds, linked });
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
  expect(await members()).toEqual([]);
});

test('more wallpapers can be changed at once than one statement can list', async () => {
  const ids = Array.from({ length: 40_000 }, (_, index) => `WP-${index}`);
  await change(['WP-1', 'WP-2']);
  expect((await change(ids, false)).json()).toMatchObject({ changed: 2 });
});
