import { orderConfig, staffFields } from '../../entities/order-config';
import { modelOf } from '../../field-types';
import { type EntityRow, readRows } from '../entities/rows';
import type { RowUpdate } from '../entities/update-rows';
import type { Values } from '../entity-tables/change-log';
import type { EntityStore } from '../entity-tables/entity-store';
import { shopFields } from './read-order';

export type OrderChanges = Awaited<ReturnType<typeof compareOrders>>;

/** Compares the shop's orders with the stored ones; `adds` has the shop's fields. Fields that staff fill in are ignored. */
export async function compareOrders(
  store: EntityStore,
  orders: ReadonlyMap<string, Values>,
  onCompared: (rows: number) => void,
) {
  const missing = new Map(orders);
  const updates: RowUpdate[] = [];
  let compared = 0;
  for await (const rows of readRows(store, orderConfig)) {
    for (const row of rows) {
      const values = orders.get(String(row.orderId));
      missing.delete(String(row.orderId));
      const update = values && updateOf(row, values);
      if (update) updates.push(update);
    }
    compared += rows.length;
    onCompared(compared);
  }
  const adds = [...missing.values()].sort(byPurchaseDate);
  return { adds, updates, unchanged: orders.size - adds.length - updates.length };
}

/** The staff's fields of a new order. */
export const staffDefaults: Values = Object.fromEntries(
  orderConfig.fields
    .filter(({ name }) => staffFields.some((staffField) => staffField === name))
    .map((field) => [field.name, modelOf(field).defaultValue(field)]),
);

/** A shop may list orders in any order, but we list the last added first. */
function byPurchaseDate(a: Values, b: Values): number {
  const [first, second] = [String(a.purchaseDate ?? ''), String(b.purchaseDate ?? '')];
  return first < second ? -1 : Number(first > second);
}

function updateOf(row: EntityRow, values: Values): RowUpdate | undefined {
  const changed = shopFields.filter((name) => row[name] !== values[name]);
  if (changed.length === 0) return undefined;
  return {
    id: row.id,
    version: row.version,
    before: Object.fromEntries(changed.map((name) => [name, row[name]])),
    after: Object.fromEntries(changed.map((name) => [name, values[name]])),
  };
}
