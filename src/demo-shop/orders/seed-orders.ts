import type { Input } from '../../server/entities/check-input';
import type { EntityStore, OpenStore } from '../../server/entity-tables/entity-store';
import { tableOf } from '../../server/entity-tables/identifiers';
import { storedFields } from '../../server/entity-tables/stored-fields';
import { orderConfig } from '../../server/hand-written-entities/order-config';
import { readOrder } from '../../server/orders/read-order';
import { randomFrom } from '../random';
import { seedEntity } from '../seed-demo';
import { firstOrders } from './first-orders';
import { type Fitter, staffWork } from './staff-work';

const SEED = 20_261_122;

/**
 * Gives the demo its orders, unless it ever had some: those that the shop had before it opened, and
 * what staff have entered of them by now. Installers must be there already. Gives back what was done.
 */
export async function seedOrders(store: EntityStore, now = Date.now()): Promise<string[]> {
  const done = await seedEntity(store, orderConfig, async (open) => {
    const fitters = await allFitters(open);
    const random = randomFrom(SEED);
    return firstOrders(now).flatMap((order, index): Input[] => {
      const read = readOrder(order, index + 1);
      return 'values' in read
        ? [{ ...read.values, ...staffWork(random, order, fitters, now) }]
        : [];
    });
  });
  return done === undefined ? [] : [done];
}

async function allFitters({ trx }: OpenStore): Promise<Fitter[]> {
  const fields = await storedFields(trx, 'installer');
  if (fields.get('city')?.type !== 'text') return [];
  const rows = await trx
    .selectFrom(tableOf('installer'))
    .select(['id', 'city'])
    .orderBy('id')
    .execute();
  return rows.map(({ id, city }) => ({ id, city: typeof city === 'string' ? city : null }));
}
