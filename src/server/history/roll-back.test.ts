import type { FastifyPluginAsync } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { linkConfig } from '../../entities/link-config';
import { entityConfig } from '../../entities/testing';
import type { HistoryEntry } from '../../entities/wire/history';
import { readSpreadsheet } from '../../spreadsheet/read/read-spreadsheet';
import { writeSpreadsheet } from '../../spreadsheet/testing';
import { customCatalogueRoutes } from '../custom-catalogue/routes';
import type { Entry } from '../tables/change-log';
import { eraseHistory } from '../tables/erase-history';
import { historyCalls } from '../testing/history-calls';
import { type PartServer, startPartServer } from '../testing/part-server';
import { asha } from '../testing/test-store';
import { findChange } from './find-change';
import { previewRollBack, rollBack as rollBackImport } from './roll-back';
import { historyRoutes } from './routes';

const wallpapers = {
  name: 'product',
  fields: [
    { name: 'wpId', type: 'text', unique: true },
    { name: 'name', type: 'text' },
    { name: 'slug', type: 'text', unique: true },
  ],
  columns: [{ field: 'name' }],
  actions: { add: {}, update: {}, remove: {}, bulkUpdate: { key: 'wpId', adds: true } },
};
const product = entityConfig(wallpapers);
/** The config of wallpapers after the limit on their names was lowered. */
const shortNames = entityConfig({
  ...wallpapers,
  fields: wallpapers.fields.map((field) => (field.name === 'name' ? { ...field, max: 5 } : field)),
});
const rollBackWithShortNames = (entry: Entry) =>
  rollBackImport(server.store, shortNames, asha, entry, new Map(), shortNames);
const category = entityConfig({ name: 'category', fields: [{ name: 'catId', type: 'text' }] });

let server: PartServer;
beforeEach(async () => {
  server = await startPartServer([product, category], (parts) => {
    const all: FastifyPluginAsync = async (app) => {
      await app.register(customCatalogueRoutes(parts));
      await app.register(historyRoutes(parts));
    };
    return { routes: all };
  });
  for (const wpId of ['W1', 'W2', 'W3', 'W4', 'W5'])
    await call('/api/product/add', { wpId, name: `Paper ${wpId}`, slug: `paper-${wpId}` });
  await call('/api/category/add', { catId: '7' });
});
afterEach(() => server.close());

const { call, newest, preview, rollBack } = historyCalls(() => server);
async function upload(
  path: string,
  config: typeof product,
  rows: readonly object[],
  { adds = false } = {},
) {
  const form = new FormData();
  if (adds) form.append('adds', 'true');
  const bytes = await writeSpreadsheet(
    config,
    rows.map((row) => ({ ...row })),
  );
  form.append('file', new Blob([new Uint8Array(bytes)]), 'prices.xlsx');
  expect((await server.send(`${path}/bulkUpdate`, form)).statusCode).toBe(200);
}
const products = () => call('/api/product/fetch', {});
const values = async () =>
  (await products()).map(({ version: _, ...row }: { version: number }) => row);

describe('a sheet', () => {
  test('is listed under the fields that it changed, and under no others', async () => {
    const [first] = await values();
    await upload('/api/product', product, [{ ...first, name: 'New' }]);
    const entries = async (field: string) =>
      (await call('/api/history', { entity: 'product', field })).entries;
    expect(await entries('name')).toMatchObject([
      { action: 'import', way: 'sheet', import: { file: 'prices.xlsx', changes: 1 } },
    ]);
    expect(await entries('slug')).toEqual([]);
    await call('/api/product/update', { ...first, name: 'Newer', version: 2 });
    expect(await entries('name')).toMatchObject([{ action: 'update' }, { action: 'import' }]);
  });

  test('stays listed under its fields when the history of its rows is erased', async () => {
    const [first] = await values();
    await upload('/api/product', product, [{ ...first, name: 'New' }]);
    await call('/api/product/remove', { id: first.id });
    await server.store.db
      .transaction()
      .execute((transaction) => eraseHistory(transaction, 'product', first.id));
    const { entries } = await call('/api/history', { entity: 'product', field: 'name' });
    expect(entries).toMatchObject([{ action: 'import', import: { changes: 1 } }]);
  });

  test('is one entry, and is rolled back to exactly what was there, including swapped unique values', async () => {
    const before = await values();
    const [first, second] = before;
    await upload('/api/product', product, [
      { ...first, slug: second.slug, name: 'New' },
      { ...second, slug: first.slug },
    ]);
    const entry = await newest('product');
    expect(entry).toMatchObject({
      who: 'Asha',
      action: 'import',
      way: 'sheet',
      import: { file: 'prices.xlsx', counts: { updated: 2, unchanged: 0 }, changes: 2 },
    });
    expect(await preview(entry.id)).toMatchObject({
      file: 'prices.xlsx',
      count: 2,
      newerCount: 0,
      rows: [{ title: 'New', fields: [{ before: 'New', after: 'Paper W1' }, {}] }, {}],
    });
    expect(await rollBack(entry.id)).toEqual({ rolledBack: 2, left: 0, rejected: 0 });
    expect(await values()).toEqual(before);
    expect((await call('/api/history', { entity: 'product' })).entries.slice(0, 2)).toMatchObject([
      { way: 'roll back', isUndone: false, import: { file: '' } },
      { id: entry.id, isUndone: true },
    ]);
    const ofRow = await call('/api/history', { entity: 'product', row: first.id });
    expect(ofRow.entries).toMatchObject([{ isUndone: false }, { isUndone: true }, {}]);
    for (const path of ['preview', 'rollBack']) {
      const again = await server.post(`/api/history/${path}`, { id: entry.id });
      const message = 'Asha has already undone this.';
      expect([again.statusCode, again.json()]).toEqual([409, { message, isRolledBack: true }]);
    }
  });

  test('leaves fields that have been changed since, unless their current rows are chosen', async () => {
    const before = await products();
    await upload(
      '/api/product',
      product,
      before.map((row: object, index: number) => ({
        ...row,
        name: 'Sale',
        slug: index === 0 ? 'sale' : before[index].slug,
      })),
    );
    const [one, two, three, four, five] = await products();
    await call('/api/product/update', { id: one.id, slug: 'other' });
    await call('/api/product/update', { id: two.id, name: 'Mine' });
    await call('/api/product/update', { id: three.id, name: before[2].name });
    await call('/api/product/remove', { id: four.id });
    await call('/api/product/update', { id: five.id, slug: 'untouched' });
    const { id } = await latestImport();
    const { count, newer } = await preview(id);
    expect([count, newer]).toMatchObject([
      2,
      [
        { title: 'Sale', fields: [{ label: 'Slug', before: 'other', after: 'paper-W1' }] },
        { title: 'Mine', fields: [{ label: 'Name', before: 'Mine', after: 'Paper W2' }] },
      ],
    ]);
    const [stale, chosen] = newer;
    const take = [{ ...stale, version: 1 }, { ...chosen }];
    expect(await rollBack(id, take)).toEqual({ rolledBack: 3, left: 1, rejected: 0 });
    expect((await values()).map(({ name, slug }: Record<string, unknown>) => [name, slug])).toEqual(
      [
        ['Paper W1', 'other'],
        ['Paper W2', 'paper-W2'],
        ['Paper W3', 'paper-W3'],
        ['Paper W5', 'untouched'],
      ],
    );
  });

  test('is rolled back even after a later one was, or after a change to one of its rows was undone', async () => {
    const before = await values();
    const [one, two] = before;
    await upload('/api/product', product, [
      { ...one, name: 'First' },
      { ...two, name: 'First' },
    ]);
    const { id: first } = await latestImport();
    await upload('/api/product', product, [{ ...one, name: 'Second' }]);
    await call('/api/product/update', { id: two.id, slug: 'later' });
    await call('/api/history/undo', { change: (await newest('product')).id });
    expect(await preview(first)).toMatchObject({ count: 1, newerCount: 1 });
    await rollBack((await latestImport()).id);
    expect(await preview(first)).toMatchObject({ count: 2, newerCount: 0 });
    await rollBack(first);
    expect(await values()).toEqual(before);
  });

  test('changes nothing if an earlier unique value is taken by now', async () => {
    const [row, other] = await products();
    await upload('/api/product', product, [{ ...row, slug: 'free' }]);
    await call('/api/product/update', { id: other.id, slug: row.slug });
    const before = await products();
    const { id } = await latestImport();
    const answer = await server.post('/api/history/rollBack', { id });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toMatch(
      /^Nothing was rolled back, because Paper W1 was rejected: Slug is already taken/,
    );
    expect(await products()).toEqual(before);
  });

  test('names a row that rejects it, as the preview does', async () => {
    const [row, other] = await products();
    await upload('/api/product', product, [{ ...row, name: '', slug: 'free' }]);
    await call('/api/product/update', { id: other.id, slug: row.slug });
    const { id } = await latestImport();
    expect((await preview(id)).rows).toMatchObject([{ title: 'W1' }]);
    const { message } = (await server.post('/api/history/rollBack', { id })).json();
    expect(message).toMatch(
      /^Nothing was rolled back, because W1 was rejected: Slug is already taken/,
    );
  });

  test('leaves rows whose earlier values are no longer valid, and says why', async () => {
    const [first, second] = await values();
    await call('/api/product/update', { id: second.id, name: 'P2' });
    const renamed = [
      { ...first, name: 'One' },
      { ...second, name: 'Two' },
    ];
    await upload('/api/product', product, renamed);
    const { id } = await newest('product');
    const entry = await findChange(server.store, { change: id });
    const shown = await previewRollBack(server.store, shortNames, entry, shortNames);
    expect(shown).toMatchObject({ count: 1, newerCount: 0, rejectedCount: 1 });
    expect(shown.rows.map(({ title }) => title)).toEqual(['Two']);
    expect(shown.rejected).toMatchObject([
      {
        title: 'One',
        fields: [{ before: 'One', after: 'Paper W1' }],
        reason: expect.stringMatching(/^Name /),
      },
    ]);
    expect(await rollBackWithShortNames(entry)).toEqual({ rolledBack: 1, left: 0, rejected: 1 });
    expect((await values()).slice(0, 2)).toEqual([renamed[0], { ...second, name: 'P2' }]);
    expect(await newest('product')).toMatchObject({
      import: { counts: { 'as before': 1, left: 0, rejected: 1 } },
    });
  });

  test('counts each row once: as rolled back, left or rejected', async () => {
    const [one, two, three, four] = await values();
    await call('/api/product/update', { id: one.id, name: 'P1' });
    const sale = [one, two, three, four].map((row, index) => ({
      ...row,
      name: 'Sale',
      slug: `s${index}`,
    }));
    await upload('/api/product', product, sale);
    const { id } = await latestImport();
    await call('/api/product/update', { id: one.id, slug: 'later' });
    await call('/api/product/update', { id: two.id, name: 'Later', slug: 'later-2' });
    await call('/api/product/update', { id: three.id, slug: 'later-3' });
    await call('/api/product/remove', { id: four.id });
    const entry = await findChange(server.store, { change: id });
    expect(await rollBackWithShortNames(entry)).toEqual({ rolledBack: 1, left: 2, rejected: 1 });
    expect(await newest('product')).toMatchObject({
      import: { counts: { 'as before': 1, left: 2, rejected: 1 } },
    });
  });

  test('says how many rows it added, which would be removed', async () => {
    const [row] = await products();
    const added = { wpId: 'W6', name: 'Paper W6', slug: 'paper-W6' };
    await upload('/api/product', product, [{ ...row, slug: 'free' }, added], { adds: true });
    const { id } = await latestImport();
    const expected = { count: 2, added: 1, removed: 0 };
    expect(await preview(id)).toMatchObject(expected);
    await rollBack(id);
    expect(await preview((await newest('product')).id)).toMatchObject({
      ...expected,
      added: 0,
      removed: 1,
    });
  });

  test('has a report with every cell', async () => {
    const [row, other] = await products();
    await upload('/api/product', product, [
      { ...row, slug: 'free' },
      { ...other, slug: 'other' },
    ]);
    const { id } = await latestImport();
    const answer = await server.post('/api/history/report', { id });
    const { rows } = await readSpreadsheet(answer.rawPayload);
    expect(JSON.stringify(rows)).toMatch(/Slug.*paper-W1.*free.*Slug.*paper-W2.*other/);
  });

  async function latestImport(): Promise<HistoryEntry> {
    const { entries } = await call('/api/history', { entity: 'product' });
    return entries.find(({ action }: HistoryEntry) => action === 'import');
  }
});

test('links have a history even before any is changed, and so does a sheet that changes none', async () => {
  expect((await call('/api/history', { entity: linkConfig.name })).entries).toEqual([]);
  const link = { wpId: 'W3', catId: '7' };
  await call('/api/customCatalogue/update', link);
  await upload('/api/customCatalogue', linkConfig, [link]);
  const { id } = await newest(linkConfig.name);
  expect(await preview(id)).toMatchObject({ count: 0, newerCount: 0 });
  await call('/api/customCatalogue/update', link);
});

test('a rollback of a catalogue sheet removes its links, those that were added again only if chosen', async () => {
  const links = [
    { wpId: 'W1', catId: '7' },
    { wpId: 'W2', catId: '7' },
    { wpId: 'W3', catId: '7' },
  ];
  await call('/api/customCatalogue/update', { wpId: 'W5', catId: '7' });
  await upload('/api/customCatalogue', linkConfig, links);
  const { id } = await newest(linkConfig.name);
  await call('/api/customCatalogue/update', { wpId: 'W2', catId: '7' });
  await call('/api/customCatalogue/update', { wpId: 'W2', catId: '7' });
  await call('/api/customCatalogue/update', { wpId: 'W3', catId: '7' });
  const { count, newer } = await preview(id);
  expect([count, newer.map(({ title }) => title)]).toEqual([1, ['W2']]);
  await rollBack(id);
  const stored = async () => (await call('/api/customCatalogue/fetch', {})).categoryProduct;
  expect(await stored()).toEqual([
    { wpId: 'W5', catId: '7' },
    { wpId: 'W2', catId: '7' },
  ]);
  const again = await newest(linkConfig.name);
  await rollBack(again.id);
  expect(await stored()).toContainEqual({ wpId: 'W1', catId: '7' });
});

test('wallpapers that were removed from a category together are restored together', async () => {
  const wpIds = ['W1', 'W2', 'W3'];
  const change = (linked: boolean) =>
    call('/api/customCatalogue/updateMany', { catId: '7', wpIds, linked });
  await change(true);
  await change(false);
  const { id, way, import: summary } = await newest(linkConfig.name);
  expect([way, summary]).toMatchObject(['selection', { file: 'Removed from 7', changes: 3 }]);
  expect(await rollBack(id)).toEqual({ rolledBack: 3, left: 0, rejected: 0 });
  const { categoryProduct } = await call('/api/customCatalogue/fetch', {});
  expect(categoryProduct).toEqual(wpIds.map((wpId) => ({ wpId, catId: '7' })));
});

test('a link that was removed is restored', async () => {
  const link = { wpId: 'W5', catId: '7' };
  await call('/api/customCatalogue/update', link);
  const { change } = await call('/api/customCatalogue/update', link);
  const result = await call('/api/history/undo', { change });
  expect(result).toMatchObject({
    title: 'W5 in category 7',
    undone: ['Wallpaper ID', 'Category ID'],
  });
  expect((await call('/api/history', { entity: linkConfig.name })).entries[0]).toMatchObject({
    action: 'add',
    way: 'undo',
    title: 'W5',
  });
  expect(await call('/api/history/undo', { change })).toMatchObject({ undone: [], rejected: [] });
});
