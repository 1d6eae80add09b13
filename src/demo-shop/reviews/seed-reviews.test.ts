import { afterAll, beforeAll, expect, test } from 'vitest';
import { reviewConfig } from '../../entities/review-config';
import { thumbnailPath } from '../../server/pictures/picture-files';
import { entriesOf } from '../../server/reviews/review-wire';
import { removeRow } from '../../server/rows/change-row';
import type { EntityRow } from '../../server/rows/read-rows';
import { allRows, asha, openTestStore, type TestStore } from '../../server/testing/test-store';
import { wallpaperOf } from '../catalogue/wallpapers';
import { pictureAt } from '../pictures/picture-paths';
import { seedReviews } from './seed-reviews';

let store: TestStore;
let rows: readonly EntityRow[];
beforeAll(async () => {
  store = await openTestStore(reviewConfig);
  await seedReviews(store);
  rows = await allRows(store, reviewConfig);
});
afterAll(() => store.close());

const countsOf = (name: 'wpId' | 'review_images') =>
  new Set(rows.map((row) => entriesOf(row, name).length));

test('are 300, most of them good, in both states, with none to five pictures', () => {
  expect(rows).toHaveLength(300);
  const withRating = (...ratings: number[]) =>
    rows.filter(({ rating }) => ratings.includes(Number(rating))).length;
  expect(withRating(4, 5)).toBeGreaterThan(210);
  for (const rating of [1, 2, 3, 4, 5]) expect(withRating(rating)).toBeGreaterThan(0);
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set([0, 1]));
  expect(countsOf('wpId')).toEqual(new Set([1, 2, 3, 4]));
  expect(countsOf('review_images')).toEqual(new Set([0, 1, 2, 3, 4, 5]));
});

test('are all decided on except the last ones', () => {
  const isNew = ({ decided }: EntityRow) => decided === false;
  expect(rows.filter(isNew)).toEqual(rows.slice(-5));
  expect(rows.filter(isNew)).toMatchObject(Array(5).fill({ status: 1 }));
});

test('are of the shop’s wallpapers, with pictures and thumbnails that it has', () => {
  for (const row of rows) {
    expect(entriesOf(row, 'wpId').filter((wpId) => !wallpaperOf(wpId))).toEqual([]);
    const paths = entriesOf(row, 'review_images').flatMap((path) => [path, thumbnailPath(path)]);
    expect(paths.filter((path) => !pictureAt(path.replace('images/', '')))).toEqual([]);
  }
});

test('each say something, in whole words', () => {
  const texts = rows.map(({ description }) => String(description));
  expect(new Set(texts).size).toBeGreaterThan(290);
  expect(texts.filter((text) => /[{}]|undefined/.test(text))).toEqual([]);
});

test('are not added again once all were removed', async () => {
  for (const { id } of rows) await removeRow(store, reviewConfig, asha, { id });
  expect(await seedReviews(store)).toEqual([]);
  expect(await allRows(store, reviewConfig)).toEqual([]);
});
