import { orderConfig, staffFields } from '../../entities/order-config';
import { modelOf } from '../../field-types';
import { inChunks } from '../database/chunks';
import { type Add, added, type Update, updated } from '../rows/change-set';
import { readRows } from '../rows/read-rows';
import type { Values } from '../tables/change-log';
import type { EntityStore } from '../tables/entity-store';
import { shopFields } from './read-order';

/** Compares the shop's orders with the stored ones. Fields that staff fill in stay. */
export async function compareOrders(
  store: EntityStore,
  orders: ReadonlyMap<string, Values>,
  onCompared: (rows: number) => void,
) {
  const missing = new Map(orders);
  const updates: Update[] = [];
  let compared = 0;
  for await (const rows of readRows(store, orderConfig)) {
    for (const row of rows) {
      const values = orders.get(String(row.orderId));
      missing.delete(String(row.orderId));
      if (values && shopFields.some((name) => row[name] !== values[name]))
        updates.push(updated(row, values));
    }
    compared += rows.length;
    onCompared(compared);
  }
  const adds: Add[] = [];
  for await (const chunk of inChunks([...missing.values()].sort(byPurchaseDate)))
    for (const values of chunk) adds.push(added({ ...values, ...staffDefaults }));
  return { adds, updates, unchanged: orders.size - adds.length - updates.length };
}

/** The staff's fields of a new order. */
const staffDefaults: Values = Object.fromEntries(
  orderConfig.fields
    .filter(({ name }) => staffFields.some((staffField) => staffField === name))
    .map((field) => [field.name, modelOf(field).defaultValue(field)]),
);

/** A shop may list orders in any order, but ours are listed with the last added first. */
function byPurchaseDate(a: Values, b: Values): number {
  const [first, second] = [String(a.purchaseDate ?? ''), String(b.purchaseDate ?? '')];
  return first < second ? -1 : Number(first > second);
}
