import { isRecord } from '../../common/is-record';
import type { Row } from '../../entities/row';

/** What the screen shows elsewhere, or has no meaning for people. */
const KNOWN: ReadonlySet<string> = new Set([
  ...['id', 'version', 'orderId', 'customerName', 'wpId', 'productName', 'productImage'],
  ...[
    'muralImg',
    'muralThumb',
    'paymentStatus',
    'deliveryAddress',
    'purchaseDate',
    'wallDimension',
    'wpLength',
  ],
  ...['wpRate', 'purchaseAmount', 'billingCity', 'installers', 'installerId', 'packed', 'shipped'],
  ...['delivered', 'installed', 'user.mobile', 'transaction.status'],
]);

/** The fields of an order that nobody told us of, with their names; those that are empty are left out. */
export function otherFields(order: Row): readonly (readonly [string, string])[] {
  const { user, transaction, ...rest } = order;
  return [
    ...Object.entries(rest),
    ...innerEntries('user', user),
    ...innerEntries('transaction', transaction),
  ]
    .filter(([name]) => !KNOWN.has(name))
    .map(([name, value]) => [name, textOf(value)] as const)
    .filter(([, text]) => text !== '');
}

function innerEntries(name: string, value: unknown): [string, unknown][] {
  if (!isRecord(value)) return [[name, value]];
  return Object.entries(value).map(([inner, part]) => [`${name}.${inner}`, part]);
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
