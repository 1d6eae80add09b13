import { isRecord } from '../../common/is-record';
import { plainText } from '../../common/plain-text';
import { orderSteps } from '../../entities/order-steps';
import type { Row } from '../../entities/row';
import { orderFields, orderPictures } from './order-fields';

/** Fields that are shown elsewhere or mean nothing to users. */
const KNOWN: ReadonlySet<string> = new Set([
  ...Object.values(orderFields).map(({ path }) => path),
  ...orderPictures,
  ...orderSteps,
  'id',
  'version',
  'installerId',
  'installers',
]);

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
