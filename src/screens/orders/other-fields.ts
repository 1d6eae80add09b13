import { isRecord } from '../../common/is-record';
import { plainText } from '../../common/plain-text';
import type { Row } from '../../entities/row';

/** Fields that are shown elsewhere or mean nothing to users. */
const KNOWN: ReadonlySet<string> = new Set(
  [
    'id version orderId customerName user.mobile wpId productName productImage muralImg muralThumb',
    'paymentStatus transaction.status deliveryAddress purchaseDate wallDimension wpLength wpRate',
    'purchaseAmount billingCity installers installerId packed shipped delivered installed',
  ].flatMap((names) => names.split(' ')),
);

/** The names and texts of an order's additional fields, except empty ones. */
export function otherFields(order: Row): readonly (readonly [string, string])[] {
  const { user, transaction, ...rest } = order;
  return [
    ...Object.entries(rest),
    ...innerEntries('user', user),
    ...innerEntries('transaction', transaction),
  ]
    .filter(([name]) => !KNOWN.has(name))
    .map(([name, value]) => [name, plainText(value)] as const)
    .filter(([, text]) => text !== '');
}

function innerEntries(name: string, value: unknown): [string, unknown][] {
  if (!isRecord(value)) return [[name, value]];
  return Object.entries(value).map(([inner, part]) => [`${name}.${inner}`, part]);
}
