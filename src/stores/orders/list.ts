import { listPaths } from '../../entities/list-paths';
import { type Row, rowId } from '../../entities/row';
import { rowList } from '../lists/rows';
import { texts } from '../lists/texts';

export const orderList = rowList('order', texts.orders, listPaths['/order']);

/** An order's id as shown to users. */
export function orderName(order: Row): string {
  return String(order.orderId ?? rowId(order));
}
