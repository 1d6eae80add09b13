import { findRow } from '../entities/rows';
import type { EntityStore } from '../entity-tables/entity-store';
import { orderConfig } from '../hand-written-entities/order-config';
import type { DocumentOrder } from './document-order';

/** Reads what documents say of an order, by its row's id. */
export async function findOrder(
  store: EntityStore,
  id: number,
): Promise<DocumentOrder | undefined> {
  const row = await findRow(store, orderConfig, id);
  if (!row) return undefined;
  const text = (name: string) => textOf(row[name]);
  const amount = (name: string) => amountOf(row[name]);
  return {
    orderId: text('orderId') ?? String(id),
    customerName: text('customerName'),
    mobile: text('mobile'),
    deliveryAddress: text('deliveryAddress'),
    billingCity: text('billingCity'),
    wpId: text('wpId'),
    productName: text('productName'),
    wallDimension: text('wallDimension'),
    wpLength: text('wpLength'),
    wpRate: amount('wpRate'),
    purchaseAmount: amount('purchaseAmount'),
    purchaseDate: text('purchaseDate'),
    paymentStatus: text('paymentStatus'),
    transactionStatus: text('transactionStatus'),
  };
}

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() ? value : null);
const amountOf = (value: unknown) => (typeof value === 'number' ? value : null);
