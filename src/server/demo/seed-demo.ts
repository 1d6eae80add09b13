import type { Transaction } from 'kysely';
import type { EntityConfig } from '../../entities/entity-config';
import type { Database } from '../database/tables';
import { type EntityStore, writeTo } from '../entities/entity-store';
import { addRows } from '../entities/write-row';
import { HttpError } from '../errors';
import { randomFrom } from './random';
import { type Seed, seeds } from './seeds';
import { demoTexts as texts } from './texts';

/**
 * Gives every entity that never had a row the demo shop's rows, if the shop has any. Rows that its
 * config refuses, because somebody changed it, are left out as a whole. Gives back what was done, a
 * sentence each.
 */
export async function seedDemo(
  store: EntityStore,
  configs: readonly EntityConfig[],
): Promise<string[]> {
  const report: string[] = [];
  for (const config of configs) {
    const seed = Object.hasOwn(seeds, config.name) ? seeds[config.name] : undefined;
    const done = seed && (await seedEntity(store, config, seed));
    if (done) report.push(done);
  }
  return report;
}

const SEED = 20_261_120;

async function seedEntity(
  store: EntityStore,
  config: EntityConfig,
  seed: Seed,
): Promise<string | undefined> {
  try {
    return await writeTo(store, config.name, async (open) => {
      if (await hasHistory(open.trx, config.name)) return undefined;
      const rows = seed(randomFrom(SEED));
      await addRows(open, config, null, rows);
      return texts.seeded(config, rows.length);
    });
  } catch (error) {
    if (error instanceof HttpError) return texts.refused(config, error.body);
    throw error;
  }
}

/** Rows that were all removed do not come back. */
async function hasHistory(trx: Transaction<Database>, entity: string): Promise<boolean> {
  const change = await trx
    .selectFrom('change')
    .select('id')
    .where('entity', '=', entity)
    .limit(1)
    .executeTakeFirst();
  return change !== undefined;
}
