import { type Row, rowId } from '../../entities/row';
import { rowList } from '../lists/rows';

export const orderList = rowList('orders', 'Orders', '/api/orders/fetch');

/** An order's id as users know it. */
export function orderName(order: Row): string {
  return String(order.orderId ?? rowId(order));
}
