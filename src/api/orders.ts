import { type Row, rowId } from '../entities/row';
import { type RequestOptions, send } from './http/client';
import { rowOfResponse } from './http/response-body';

/** Sends the full order. Returns the stored order if the response contains it. */
export async function updateOrder(
  order: Row,
  options: Pick<RequestOptions, 'keepalive'> = {},
): Promise<Row | undefined> {
  const path = '/api/orders/update';
  const stored = rowOfResponse(await send({ ...options, method: 'post', path, json: order }));
  return stored && rowId(stored) === rowId(order) ? stored : undefined;
}
