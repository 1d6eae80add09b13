import { isRecord } from '../../common/is-record';
import { fieldOf } from '../../entities/entity-config';
import type { RejectedOrder } from '../../entities/order-sync';
import { fieldErrors, recordSchema } from '../../entities/record-schema';
import { modelOf } from '../../field-types';
import type { Values } from '../entity-tables/change-log';
import { orderConfig, staffFields } from '../hand-written-entities/order-config';
import { orderTexts as texts } from './texts';

/** What the shop says of an order. */
export interface ShopsOrder {
  readonly orderId: string;
  /** The shop's fields, canonical. */
  readonly values: Values;
}

const isStaffs: ReadonlySet<string> = new Set(staffFields);

/** The fields that the shop's list fills. */
export const shopFields: readonly string[] = orderConfig.fields
  .map(({ name }) => name)
  .filter((name) => !isStaffs.has(name));

const schema = recordSchema(orderConfig, shopFields);
const amounts = orderConfig.fields.filter(({ type }) => type === 'money');

/**
 * Reads a row of the shop's list, `README.md` says more of it:
 * `{orderId, customerName, user: {mobile}, wpId, productName, productImage, muralImg, muralThumb,
 * paymentStatus, transaction: {status}, deliveryAddress, purchaseDate, wallDimension, wpLength, wpRate,
 * purchaseAmount, billingCity}`. Only `orderId` must be there. Numbers may come as text and text as numbers; what is
 * missing or null is empty; `user` and `transaction` may be null; fields that nobody knows are passed over.
 */
export function readOrder(row: unknown, place: number): ShopsOrder | RejectedOrder {
  if (!isRecord(row)) return { order: texts.place(place), why: texts.noOrder };
  const result = schema.safeParse(flat(row));
  if (result.success) return { orderId: String(result.data.orderId), values: result.data };
  const errors = fieldErrors(result.error);
  const order = errors.orderId ? texts.place(place) : String(parsed('orderId', row));
  return { order, why: Object.values(errors).flat().join(' ') };
}

function flat(row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { user, transaction } = row;
  return {
    ...row,
    mobile: isRecord(user) ? user.mobile : null,
    transactionStatus: isRecord(transaction) ? transaction.status : null,
    ...Object.fromEntries(amounts.map(({ name }) => [name, inWholePaise(parsed(name, row))])),
  };
}

/** Programs that calculate with rupees send amounts such as 1188.0000000000002. */
function inWholePaise(amount: unknown): unknown {
  return typeof amount === 'number' ? Math.round(amount * 100) / 100 : amount;
}

function parsed(name: string, row: Readonly<Record<string, unknown>>): unknown {
  const field = fieldOf(orderConfig, name);
  return modelOf(field).parse(row[name], field);
}
