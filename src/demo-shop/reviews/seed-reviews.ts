import type { EntityStore } from '../../server/entity-tables/entity-store';
import { reviewConfig } from '../../server/hand-written-entities/review-config';
import { randomFrom } from '../random';
import { seedEntity } from '../seed-demo';
import { demoReviews } from './demo-reviews';

const SEED = 20_261_123;

/** Gives the demo its reviews, unless it ever had some. Gives back what was done. */
export async function seedReviews(store: EntityStore): Promise<string[]> {
  const done = await seedEntity(store, reviewConfig, async () => demoReviews(randomFrom(SEED)));
  return done === undefined ? [] : [done];
}
