import { isRecord } from '../../common/is-record';
import { orderLabels } from '../../entities/order-labels';
import type { Row } from '../../entities/row';
import type { FieldConfig } from '../../field-types';
import { image } from '../../field-types/image';
import { displayText, searchText, sortKey } from '../../field-types/read';
import { siteUrl } from '../../field-types/site-url';

/** A value of an order, however a server sends it. */
export type OrderField = ReturnType<typeof orderField>;

/** The values of an order that are shown as text. */
export const orderFields = {
  orderId: orderField('text', 'orderId', orderLabels.orderId),
  customerName: orderField('text', 'customerName', orderLabels.customerName),
  mobile: orderField('phone', 'mobile', orderLabels.mobile, 'user.mobile'),
  wpId: orderField('text', 'wpId', orderLabels.wpId),
  productName: orderField('text', 'productName', orderLabels.productName),
  paymentStatus: orderField('text', 'paymentStatus', orderLabels.paymentStatus),
  transaction: orderField(
    'text',
    'transaction',
    orderLabels.transactionStatus,
    'transaction.status',
  ),
  deliveryAddress: orderField('text', 'deliveryAddress', orderLabels.deliveryAddress),
  purchaseDate: orderField('date', 'purchaseDate', orderLabels.purchaseDate),
  wallDimension: orderField('text', 'wallDimension', orderLabels.wallDimension),
  wpLength: orderField('text', 'wpLength', orderLabels.wpLength),
  wpRate: orderField('money', 'wpRate', orderLabels.wpRate),
  purchaseAmount: orderField('money', 'purchaseAmount', orderLabels.purchaseAmount),
  billingCity: orderField('text', 'billingCity', orderLabels.billingCity),
};

function orderField(
  type: 'text' | 'phone' | 'date' | 'money',
  name: string,
  label: string,
  /** The path of the value in a server’s order. */
  path = name,
) {
  const [outer = '', inner] = path.split('.');
  /** As the server sent it. */
  const raw = (order: Row) => {
    const value = order[outer];
    if (inner === undefined) return value;
    return isRecord(value) ? value[inner] : null;
  };
  const field: FieldConfig = { type, name, label, required: false, unique: false };
  return {
    name,
    label,
    path,
    field,
    raw,
    /** As shown to users; empty if there is none. */
    text: (order: Row) => displayText(field, raw(order), order),
    searchText: (order: Row) => searchText(field, raw(order), order),
    sortKey: (order: Row) => sortKey(field, raw(order), order),
  };
}

export const orderPictures = ['productImage', 'muralImg', 'muralThumb'] as const;

/** The URL of a picture of the order, if there is one. */
export function orderPicture(order: Row, name: (typeof orderPictures)[number]): string | undefined {
  const raw = order[name];
  return image.isValue(raw) ? siteUrl(raw) : undefined;
}
