import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { linkConfig } from '../../entities/link-config';
import { entityConfig } from '../../entities/testing';
import { addRow } from '../rows/change-row';
import {
  type CatalogueServer,
  catalogueConfigs,
  startCatalogueServer,
} from '../testing/catalogue-server';

let server: CatalogueServer;
beforeAll(async () => {
  server = await startCatalogueServer();
});
beforeEach(() => server.forgetLinks());
afterAll(() => server.close());

const fetch = async () => (await server.call('fetch')).json();
const links = async () => (await fetch()).categoryProduct;
const toggle = (wpId: unknown, catId: unknown) => server.call('update', { wpId, catId });

describe('the catalogue', () => {
  test('has all wallpapers, categories and the links between them', async () => {
    await toggle('WP-2', '102');
    const { products, categories, categoryProduct } = await fetch();
    expect(products).toHaveLength(6);
    expect(products[0]).toEqual({ id: 1, wpId: 'WP-1', name: 'Paper WP-1', version: 1 });
    expect(categories[1]).toEqual({ id: 2, catId: '102', text: 'Floral', version: 1 });
    expect(categoryProduct).toEqual([{ catId: '102', wpId: 'WP-2' }]);
  });

  test('is not sent again until a link, a wallpaper or a category changes', async () => {
    const own = await startCatalogueServer();
    const first = await own.call('fetch');
    const again = (etag = first.headers.etag) =>
      own.call('fetch', undefined, { 'if-none-match': String(etag) });
    expect([(await again()).statusCode, (await again()).body]).toEqual([304, '']);
    const tags = new Set([first.headers.etag]);
    await own.call('update', { wpId: 'WP-1', catId: '101' });
    tags.add((await again()).headers.etag);
    for (const config of catalogueConfigs) {
      await addRow(own.store, config, null, { name: 'New', text: 'New' });
      tags.add((await again()).headers.etag);
    }
    expect(tags.size).toBe(4);
    expect((await again()).json().products.at(-1)).toMatchObject({ name: 'New', wpId: null });
    await own.close();
  });

  test('is empty without the entities’ files', async () => {
    const bare = await startCatalogueServer([]);
    expect((await bare.call('fetch')).json()).toEqual({
      products: [],
      categories: [],
      categoryProduct: [],
    });
    expect((await bare.call('update', { wpId: 'WP-1', catId: '101' })).statusCode).toBe(422);
    await bare.close();
  });

  test('answers 401 if nobody is signed in', async () => {
    for (const call of ['fetch', 'update', 'updateMany', 'download', 'bulkUpdate']) {
      const answer = await server.visitor().post(`/api/customCatalogue/${call}`, {});
      expect([401, 419]).toContain(answer.statusCode);
    }
  });
});

describe('a toggle', () => {
  test('adds and removes a link', async () => {
    const first = await toggle('WP-1', '101');
    expect([first.statusCode, first.json()]).toEqual([
      200,
      { wpId: 'WP-1', catId: '101', linked: true, change: expect.any(Number) },
    ]);
    expect((await toggle('WP-1', '101')).json()).toMatchObject({ linked: false });
    expect(await links()).toEqual([]);
  });

  test('ignores the case of a wallpaper’s id, and accepts a category’s id as text', async () => {
    expect((await toggle(' wp-1 ', 101)).json()).toMatchObject({
      wpId: 'WP-1',
      catId: '101',
      linked: true,
    });
    expect((await toggle('Wp-1', '101')).json()).toMatchObject({ wpId: 'WP-1', linked: false });
    expect((await toggle('ÉTÉ-1', '101')).json()).toMatchObject({ wpId: 'été-1', linked: true });
    expect((await toggle(7, '101')).json()).toMatchObject({ wpId: '7', linked: true });
  });

  test.each([
    ['WP-9', '101', ['wpId']],
    ['WP-1', '109', ['catId']],
    ['WP-1', 'FLORAL', ['catId']],
    ['', null, ['wpId', 'catId']],
    [undefined, {}, ['wpId', 'catId']],
    ['WP-%', '1_1', ['wpId', 'catId']],
  ])('of %j in %j names what is wrong', async (wpId, catId, fields) => {
    const answer = await toggle(wpId, catId);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(fields);
    expect(await links()).toEqual([]);
  });

  test('works when sent many times at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 51 }, (_, index) => toggle(index % 2 ? 'wp-3' : 'WP-3', '101')),
    );
    const states = answers.map((answer) => answer.json().linked);
    expect(states.filter(Boolean)).toHaveLength(26);
    expect(await links()).toEqual([{ catId: '101', wpId: 'WP-3' }]);
    await Promise.all(Array.from({ length: 3 }, () => toggle('WP-3', '101')));
    expect(await links()).toEqual([]);
  });

  test('is recorded', async () => {
    // No other test uses this link, so its versions begin here.
    await toggle('WP-2', '101');
    await toggle('wp-2', '101');
    const changes = await server.store.db
      .selectFrom('change')
      .select(['username', 'row_id', 'action', 'version', 'before', 'after'])
      .where('entity', '=', linkConfig.name)
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    const link = JSON.stringify({ wpId: 'WP-2', catId: '101' });
    const id = changes[0]?.row_id;
    expect(changes).toEqual([
      { username: 'Asha', row_id: id, action: 'remove', version: 2, before: link, after: null },
      { username: 'Asha', row_id: id, action: 'add', version: 1, before: null, after: link },
    ]);
  });

  test('accepts categories whose ids are numbers in their file', async () => {
    const numbered = entityConfig({
      name: 'category',
      fields: [{ name: 'catId', type: 'number', unique: true }],
    });
    const other = await startCatalogueServer([...catalogueConfigs.slice(0, 1), numbered]);
    const link = { wpId: 'WP-1', catId: '101' };
    for (const catId of [101, '101', '0101']) {
      const answer = await other.call('update', { wpId: 'WP-1', catId });
      expect(answer.json()).toMatchObject({ ...link, linked: catId !== '101' });
    }
    const strange = await other.call('update', { wpId: 'WP-1', catId: 'Floral' });
    expect(Object.keys(strange.json().errors)).toEqual(['catId']);
    await other.close();
  });

  test('removes links to rows that were removed', async () => {
    await toggle('WP-4', '102');
    await server.store.db.deleteFrom('entity_product').where('wpId', '=', 'WP-4').execute();
    expect(await links()).toEqual([{ catId: '102', wpId: 'WP-4' }]);
    expect((await toggle('wp-4', '102')).json()).toMatchObject({ linked: false });
    expect((await toggle('WP-4', '102')).statusCode).toBe(422);
  });
});
