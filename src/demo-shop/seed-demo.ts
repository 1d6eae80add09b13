import type { Transaction } from 'kysely';
import type { EntityConfig } from '../entities/entity-config';
import { todayInShop } from '../field-types/date/calendar-date';
import type { Database } from '../server/database/tables';
import type { Input } from '../server/entities/check-input';
import { insertRows } from '../server/entities/write-row';
import { type EntityStore, type OpenStore, writeTo } from '../server/entity-tables/entity-store';
import { tableOf } from '../server/entity-tables/identifiers';
import { HttpError } from '../server/http/errors';
import { randomFrom } from './random';
import { seeds } from './seeds';
import { demoTexts as texts } from './texts';

/**
 * Gives every entity that never had a row the demo shop's rows, if the shop has any. Rows that its
 * config refuses, because somebody changed it, are left out as a whole. Gives back what was done, a
 * sentence each.
 */
export async function seedDemo(
  store: EntityStore,
  configs: readonly EntityConfig[],
  today = todayInShop(),
): Promise<string[]> {
  const report: string[] = [];
  for (const config of configs) {
    const seed = Object.hasOwn(seeds, config.name) ? seeds[config.name] : undefined;
    const done =
      seed && (await seedEntity(store, config, async () => seed(randomFrom(SEED), today)));
    if (done) report.push(done);
  }
  return report;
}

const SEED = 20_261_120;

/** Gives one entity rows, if it never had any. Gives back what was done. */
export async function seedEntity(
  store: EntityStore,
  config: EntityConfig,
  makeRows: (open: OpenStore) => Promise<readonly Input[]>,
): Promise<string | undefined> {
  try {
    return await writeTo(store, config.name, async (open) => {
      if (await hasHistory(open.trx, config.name)) return undefined;
      if (await hasRows(open.trx, config.name)) return undefined;
      const rows = await makeRows(open);
      await insertRows(open, config, null, rows);
      return texts.seeded(config, rows.length);
    });
  } catch (error) {
    if (error instanceof HttpError) return texts.refused(config, error.body);
    throw error;
  }
}

/** Whether there ever was a change: rows that were all removed do not come back. */
export async function hasHistory(trx: Transaction<Database>, entity: string): Promise<boolean> {
  const change = await trx
    .selectFrom('change')
    .select('id')
    .where('entity', '=', entity)
    .limit(1)
    .executeTakeFirst();
  return change !== undefined;
}

/** Rows that came another way have no history. */
async function hasRows(trx: Transaction<Database>, entity: string): Promise<boolean> {
  const row = await trx.selectFrom(tableOf(entity)).select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}
