import { beginning } from '../../common/beginning';
import { isRecord } from '../../common/is-record';
import { fieldOf } from '../../entities/entity-config';
import { orderConfig, staffFields } from '../../entities/order-config';
import { rowSchema } from '../../entities/row-schema';
import type { RejectedOrder } from '../../entities/wire/order-sync';
import { modelOf } from '../../field-types';
import { asStored } from '../rows/check-input';
import type { Values } from '../tables/change-log';
import { orderFromWire } from './order-wire';
import { orderTexts } from './texts';

/** What the shop says about an order. */
export interface ShopsOrder {
  readonly orderId: string;
  /** The shop's fields, canonical. */
  readonly values: Values;
  /** Which of the shop's texts were cut. */
  readonly cut?: string;
}

const staffOnly: ReadonlySet<string> = new Set(staffFields);

/** The fields that the shop's list fills. */
export const shopFields: readonly string[] = orderConfig.fields
  .map(({ name }) => name)
  .filter((name) => !staffOnly.has(name));

const schema = rowSchema(orderConfig, shopFields);

const texts = orderConfig.fields.flatMap((field) =>
  field.type === 'text' && field.max !== undefined && field.name !== 'orderId'
    ? [{ ...field, max: field.max }]
    : [],
);
const amounts = orderConfig.fields.filter(({ type }) => type === 'money');

/** Reads a row of the shop's list, which `docs/orders-feed.md` describes. Only `orderId` is required. */
export function readOrder(row: unknown, number: number): ShopsOrder | RejectedOrder {
  if (!isRecord(row)) return { order: orderTexts.row(number), why: orderTexts.noOrder };
  const sent: Record<string, unknown> = orderFromWire(row);
  const long = texts.filter(({ name, max }) => isLonger(sent[name], max));
  for (const { name, max } of long) sent[name] = beginning(String(sent[name]), max);
  const rounded = amounts.map(({ name }) => [name, inWholePaise(parse(name, row))]);
  const input = { ...sent, ...Object.fromEntries(rounded) };
  const { data, error } = schema.safeParse(input);
  if (data) {
    // Otherwise it would differ from the stored order in every sync.
    const values = asStored(data);
    const cut = long.map(({ label, max }) => orderTexts.cut(label, max)).join(' ');
    return { orderId: String(values.orderId), values, ...(cut && { cut }) };
  }
  const isUnnamed = error.issues.some(({ path }) => path[0] === 'orderId');
  const order = isUnnamed ? orderTexts.row(number) : String(parse('orderId', row));
  return { order, why: error.issues.map(({ message }) => message).join(' ') };
}

const isLonger = (value: unknown, max: number) => typeof value === 'string' && value.length > max;

/** Programs that calculate in rupees send amounts such as 1188.0000000000002. */
function inWholePaise(amount: unknown): unknown {
  return typeof amount === 'number' ? Math.round(amount * 100) / 100 : amount;
}

function parse(name: string, row: Readonly<Record<string, unknown>>): unknown {
  const field = fieldOf(orderConfig, name);
  return modelOf(field).parse(row[name], field);
}
