import { orderConfig } from '../../entities/order-config';
import { findRow } from '../rows/read-rows';
import type { EntityStore } from '../tables/entity-store';

/** What invoices and receipts say about an order. What the shop did not send is null. */
export type DocumentOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/** Reads an order by its row's id. */
export async function findOrder(store: EntityStore, id: number) {
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
    /** As the shop sent it, with or without a unit. */
    wpLength: text('wpLength'),
    /** In rupees. */
    wpRate: amount('wpRate'),
    /** In rupees, including taxes. */
    purchaseAmount: amount('purchaseAmount'),
    /** `YYYY-MM-DD` */
    purchaseDate: text('purchaseDate'),
    paymentStatus: text('paymentStatus'),
    transactionStatus: text('transactionStatus'),
  };
}

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() ? value : null);
const amountOf = (value: unknown) => (typeof value === 'number' ? value : null);
