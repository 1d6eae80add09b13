import { todayInShop } from '../common/shop-time';
import type { EntityConfig } from '../entities/entity-config';
import { HttpError } from '../server/http/errors';
import { addRows } from '../server/rows/add-rows';
import type { Input } from '../server/rows/check-input';
import type { EntityStore, EntityTransaction } from '../server/tables/entity-store';
import { writeTo } from '../server/tables/transactions';
import articles from './content/articles.json';
import categories from './content/categories.json';
import { demoCoupons } from './content/coupons';
import { demoInstallers } from './content/installers';
import pages from './content/pages.json';
import { demoProducts } from './content/products';
import { type Random, randomFrom } from './random';
import { firstFaqs, stories } from './story';
import { demoTexts as texts } from './texts';

/**
 * Makes an entity's rows for demo mode: the same rows for the same random numbers and the same `today`, which is the
 * shop's date as `YYYY-MM-DD`.
 */
type Seed = (random: Random, today: string) => readonly Input[];

/** The entities that have rows from the start; all others start empty. */
const seeds: Readonly<Record<string, Seed>> = {
  installer: demoInstallers,
  category: () => categories,
  product: demoProducts,
  faq: () => firstFaqs,
  page: () => pages,
  article: () => articles,
  coupon: demoCoupons,
};

const SEED = 20_261_120;

/** Adds the demo shop's rows to the entities that it knows. Returns a sentence about each. */
export async function seedDemo(
  store: EntityStore,
  configs: readonly EntityConfig[],
  today = todayInShop(),
): Promise<string[]> {
  const report: string[] = [];
  for (const config of configs) {
    const seed = Object.hasOwn(seeds, config.name) ? seeds[config.name] : undefined;
    if (!seed) continue;
    report.push(...(await seedEntity(store, config, async () => seed(randomFrom(SEED), today))));
  }
  return report;
}

/**
 * Adds rows to an entity that never had any. If its config, which may have been edited, rejects one of the rows, none
 * is added. Returns sentences that say what was done.
 */
export async function seedEntity(
  store: EntityStore,
  config: EntityConfig,
  makeRows: (transaction: EntityTransaction) => Promise<readonly Input[]>,
): Promise<string[]> {
  try {
    return await writeTo(store, config, null, async (transaction) => {
      // Rows that were not added through the server have no history.
      const hasRow = await transaction.db
        .selectFrom(transaction.table)
        .select('id')
        .limit(1)
        .executeTakeFirst();
      if (hasRow || (await hasHistory(transaction))) return [];
      const rows = await makeRows(transaction);
      await addRows(transaction, rows);
      await stories[config.name]?.(transaction);
      return [texts.seeded(config, rows.length)];
    });
  } catch (error) {
    if (error instanceof HttpError) return [texts.rejected(config, error.message)];
    throw error;
  }
}

/** Whether the table ever had a change: if all rows were removed, they stay removed. */
export async function hasHistory({ db, config }: EntityTransaction): Promise<boolean> {
  const change = await db
    .selectFrom('change')
    .select('id')
    .where('entity', '=', config.name)
    .limit(1)
    .executeTakeFirst();
  return change !== undefined;
}
