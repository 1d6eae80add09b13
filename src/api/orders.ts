import { isRecord } from '../common/is-record';
import { type Row, rowId } from '../entities/row';
import { send } from './http/client';
import { readLoosely } from './http/json';

/** Sends the full order; gives the order as the server has it now, where it says so. */
export async function updateOrder(order: Row): Promise<Row | undefined> {
  const { text } = await send({ method: 'post', path: '/api/orders/update', json: order });
  const answer = readLoosely(text);
  return isRecord(answer) && rowId(answer) === rowId(order) ? answer : undefined;
}
