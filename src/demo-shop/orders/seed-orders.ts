import { orderConfig } from '../../entities/order-config';
import { readOrder } from '../../server/orders/read-order';
import type { Input } from '../../server/rows/check-input';
import type { EntityStore } from '../../server/tables/entity-store';
import { tableOf } from '../../server/tables/identifiers';
import { storedFields } from '../../server/tables/stored-fields';
import { randomFrom } from '../random';
import { seedEntity } from '../seed-demo';
import { firstOrders } from './shop-feed';
import { type Fitter, staffWork } from './staff-work';

const SEED = 20_261_122;

/**
 * Adds the orders from before the shop opened, with what staff have entered since, unless there ever was an order.
 * Needs the installers. Returns what was done.
 */
export async function seedOrders(store: EntityStore): Promise<string[]> {
  const now = Date.now();
  return await seedEntity(store, orderConfig, async (transaction) => {
    const fitters = await allFitters(transaction);
    const random = randomFrom(SEED);
    return firstOrders(now).flatMap((order, index): Input[] => {
      const read = readOrder(order, index + 1);
      if (!('values' in read)) return [];
      return [{ ...read.values, ...staffWork(random, order, fitters, now) }];
    });
  });
}

async function allFitters({ db }: EntityStore): Promise<Fitter[]> {
  const fields = await storedFields(db, 'installer');
  if (fields.get('city')?.type !== 'text') return [];
  const rows = await db
    .selectFrom(tableOf('installer'))
    .select(['id', 'city'])
    .orderBy('id')
    .execute();
  return rows.map(({ id, city }) => ({ id, city: typeof city === 'string' ? city : null }));
}
