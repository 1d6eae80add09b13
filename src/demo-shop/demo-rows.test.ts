import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadConfigs } from '../entities/check/load-configs';
import type { EntityConfig } from '../entities/entity-config';
import { rowSchema } from '../entities/row-schema';
import { modelOf } from '../field-types';
import { tableOf } from '../server/tables/identifiers';
import { allRows, openTestStore, type TestStore } from '../server/testing/test-store';
import faqs from './content/faqs.json';
import { pictureAt } from './pictures/picture-paths';
import { seedDemo } from './seed-demo';

const TODAY = '2026-11-20';

let configs: readonly EntityConfig[];
/** A store with the demo's rows, which no test changes. */
let store: TestStore;

beforeAll(async () => {
  ({ configs } = await loadConfigs('entity-configs'));
  store = await openTestStore(...configs);
  await seedDemo(store, configs, TODAY);
});
afterAll(() => store.close());

const configOf = (name: string): EntityConfig => {
  const config = configs.find((candidate) => candidate.name === name);
  if (!config) throw new Error(`There is no ${name}.json.`);
  return config;
};
const rowsOf = (name: string) => allRows(store, configOf(name));
const valuesOf = async (name: string, field: string) =>
  (await rowsOf(name)).map((row) => String(row[field]));

describe('the demo shop’s rows', () => {
  test('exist for every entity in the repository, and are valid by its file', async () => {
    const counts: Record<string, number> = {};
    for (const config of configs) {
      const rows = await allRows(store, config);
      counts[config.name] = rows.length;
      expect(rows.filter((row) => rowSchema(config).safeParse(row).error)).toEqual([]);
      for (const field of config.fields.filter(({ unique }) => unique)) {
        const texts = rows.map((row) => modelOf(field).format(row[field.name], field));
        expect(new Set(texts).size).toBe(rows.length);
      }
    }
    expect(counts).toMatchObject({
      installer: 200,
      category: 12,
      product: 300,
      faq: 24,
      page: 8,
      article: 16,
      coupon: 10,
    });
  });

  test('tell a story: asha uploaded a spreadsheet, and ravi corrected one of its rows', async () => {
    const changes = await store.db
      .selectFrom('change')
      .select(['username', 'action'])
      .where('entity', '=', 'faq')
      .where('username', 'is not', null)
      .orderBy('id')
      .execute();
    const uploaded = Array.from({ length: 6 }, () => ({ username: 'asha', action: 'update' }));
    expect(changes).toEqual([
      { username: 'asha', action: 'import' },
      ...uploaded,
      { username: 'ravi', action: 'update' },
    ]);
    expect(await valuesOf('faq', 'answer')).toEqual(faqs.map(({ answer }) => answer));
  });

  test('are the same every time', async () => {
    const other = await openTestStore(...configs);
    await seedDemo(other, configs, TODAY);
    for (const config of configs) {
      expect(await allRows(other, config)).toEqual(await allRows(store, config));
    }
    await other.close();
  });

  test('do not change an entity that already has rows', async () => {
    const at = new Date().toISOString();
    const other = await openTestStore(...configs);
    await other.db
      .insertInto(tableOf('faq'))
      .values({
        faqId: 'own',
        question: 'Q',
        answer: 'A',
        version: 1,
        created_at: at,
        updated_at: at,
      })
      .execute();
    const report = await seedDemo(other, configs, TODAY);
    expect(report.filter((line) => line.includes('FAQs'))).toEqual([]);
    expect((await allRows(other, configOf('faq'))).map(({ faqId }) => faqId)).toEqual(['own']);
    expect(await allRows(other, configOf('page'))).not.toEqual([]);
    await other.close();
  });
});

describe('the wallpapers', () => {
  test('have pictures that the shop draws', async () => {
    for (const path of await valuesOf('product', 'imgThumb')) {
      expect(pictureAt(path.replace(/^images\//, ''))?.view).toBe('thumbnail');
    }
  });

  test('have unique names and slugs, and every kind of follow index', async () => {
    expect(new Set(await valuesOf('product', 'name')).size).toBe(300);
    expect(new Set(await valuesOf('product', 'followIndex')).size).toBe(4);
  });

  test('exercise the counters: most texts have the usual length, some are too long', async () => {
    for (const [field, usual] of [
      ['metaTitle', 60],
      ['metaDescription', 160],
    ] as const) {
      const long = (await valuesOf('product', field)).filter((text) => text.length > usual);
      expect(long.length).toBeGreaterThan(30);
      expect(long.length).toBeLessThan(150);
    }
  });
});

describe('articles and coupons', () => {
  test('come in both types of article, with pictures of rooms', async () => {
    expect((await valuesOf('article', 'type')).toSorted().join('')).toBe(`${'0'.repeat(12)}1111`);
    for (const path of await valuesOf('article', 'articleImg')) {
      expect(pictureAt(path.replace(/^images\//, ''))?.view).toBe('room');
    }
  });

  test('come in every kind of coupon, around today', async () => {
    const coupons = await rowsOf('coupon');
    const kinds = coupons.map(({ application, type }) => `${application}${type}`);
    expect(new Set(kinds).size).toBe(4);
    expect(new Set(coupons.map(({ status }) => status)).size).toBe(2);
    const days = coupons.map(({ validTill }) => String(validTill));
    expect(days).toContain(TODAY);
    expect(days.some((day) => day < TODAY)).toBe(true);
    expect(days.some((day) => day > TODAY)).toBe(true);
  });
});
