import { afterEach, beforeEach, expect, test } from 'vitest';
import { readLinks } from '../../server/catalogue-links/catalogue-links';
import { openTestStore, type TestStore } from '../../server/testing/test-store';
import { wallpaperOf } from '../catalogue/wallpapers';
import categories from '../content/categories.json';
import { seedDemoLinks } from './seed-links';

let store: TestStore;
beforeEach(async () => {
  store = await openTestStore();
  await seedDemoLinks(store);
});
afterEach(() => store.close());

const allLinks = async () => {
  const links = [];
  for await (const page of readLinks(store.db)) links.push(...page);
  return links;
};

test('every wallpaper is in the categories of its family', async () => {
  const links = await allLinks();
  for (const { wpId, catId } of links) {
    expect(wallpaperOf(wpId)?.family.categories).toContain(catId);
  }
  expect(new Set(links.map(({ wpId }) => wpId)).size).toBe(300);
  expect(new Set(links.map(({ catId }) => catId))).toEqual(
    new Set(categories.map(({ catId }) => catId)),
  );
});

test('links are added once, even after all were removed', async () => {
  const before = (await allLinks()).length;
  expect(await seedDemoLinks(store)).toEqual([]);
  expect(await allLinks()).toHaveLength(before);
  await store.db.deleteFrom('category_product').execute();
  expect(await seedDemoLinks(store)).toEqual([]);
  expect(await allLinks()).toEqual([]);
});
