import { isRecord } from '../../common/is-record';
import { fieldOf } from '../../entities/entity-config';
import { fieldErrors, recordSchema } from '../../entities/record-schema';
import type { RejectedOrder } from '../../entities/wire/order-sync';
import { modelOf } from '../../field-types';
import type { Values } from '../entity-tables/change-log';
import { orderConfig, staffFields } from '../hand-written-entities/order-config';
import { orderFromWire } from './order-wire';
import { orderTexts as texts } from './texts';

/** What the shop says about an order. */
export interface ShopsOrder {
  readonly orderId: string;
  /** The shop's fields, canonical. */
  readonly values: Values;
}

const staffOnly: ReadonlySet<string> = new Set(staffFields);

/** The fields that the shop's list fills. */
export const shopFields: readonly string[] = orderConfig.fields
  .map(({ name }) => name)
  .filter((name) => !staffOnly.has(name));

const schema = recordSchema(orderConfig, shopFields);
const amounts = orderConfig.fields.filter(({ type }) => type === 'money');

/**
 * Reads a row of the shop's list, which `README.md` describes:
 * `{orderId, customerName, user: {mobile}, wpId, productName, productImage, muralImg, muralThumb,
 * paymentStatus, transaction: {status}, deliveryAddress, purchaseDate, wallDimension, wpLength, wpRate,
 * purchaseAmount, billingCity}`. Only `orderId` is required. Numbers may be text and vice versa; missing
 * values are empty; `user` and `transaction` may be null; unknown fields are ignored.
 */
export function readOrder(row: unknown, number: number): ShopsOrder | RejectedOrder {
  if (!isRecord(row)) return { order: texts.row(number), why: texts.noOrder };
  const rounded = amounts.map(({ name }) => [name, inWholePaise(parse(name, row))]);
  const result = schema.safeParse({ ...orderFromWire(row), ...Object.fromEntries(rounded) });
  if (result.success) return { orderId: String(result.data.orderId), values: result.data };
  const errors = fieldErrors(result.error);
  const order = errors.orderId ? texts.row(number) : String(parse('orderId', row));
  return { order, why: Object.values(errors).flat().join(' ') };
}

/** Programs that calculate in rupees send amounts such as 1188.0000000000002. */
function inWholePaise(amount: unknown): unknown {
  return typeof amount === 'number' ? Math.round(amount * 100) / 100 : amount;
}

function parse(name: string, row: Readonly<Record<string, unknown>>): unknown {
  const field = fieldOf(orderConfig, name);
  return modelOf(field).parse(row[name], field);
}
