import { isRecord } from '../../api/json';
import type { Row } from '../../entities/row';
import type { FieldConfig } from '../../field-types';
import { image } from '../../field-types/image';
import { pictureUrl } from '../../field-types/image/picture-url';
import { displayText } from '../../field-types/read';
import { texts } from './texts';

/** A value of an order: what kind it is of, and where it stands. */
export interface OrderField {
  readonly field: FieldConfig;
  readonly raw: (order: Row) => unknown;
}

const common = { required: false, unique: false };
const at = (field: FieldConfig): OrderField => ({ field, raw: (order) => order[field.name] });

/** The values of an order that are shown as text. A server may send any of them as it likes. */
export const orderFields = {
  orderId: at({ ...common, type: 'text', name: 'orderId', label: texts.orderId }),
  customerName: at({ ...common, type: 'text', name: 'customerName', label: texts.customer }),
  mobile: {
    field: { ...common, type: 'phone', name: 'mobile', label: texts.mobile },
    raw: ({ user }) => (isRecord(user) ? user.mobile : null),
  },
  wpId: at({ ...common, type: 'text', name: 'wpId', label: texts.wpId }),
  productName: at({ ...common, type: 'text', name: 'productName', label: texts.skuName }),
  paymentStatus: at({ ...common, type: 'text', name: 'paymentStatus', label: texts.payment }),
  transaction: {
    field: { ...common, type: 'text', name: 'transaction', label: texts.transaction },
    raw: transactionStatus,
  },
  deliveryAddress: at({
    ...{ ...common, type: 'text', name: 'deliveryAddress', label: texts.deliveryAddress },
  }),
  purchaseDate: at({ ...common, type: 'date', name: 'purchaseDate', label: texts.purchaseDate }),
  wallDimension: at({ ...common, type: 'text', name: 'wallDimension', label: texts.wallDimension }),
  wpLength: at({ ...common, type: 'text', name: 'wpLength', label: texts.length }),
  wpRate: at({ ...common, type: 'money', name: 'wpRate', label: texts.rate }),
  purchaseAmount: at({ ...common, type: 'money', name: 'purchaseAmount', label: texts.amount }),
  billingCity: at({ ...common, type: 'text', name: 'billingCity', label: texts.billingCity }),
} satisfies Readonly<Record<string, OrderField>>;

/** A value as people read it; what is not understood as it came, what is empty as nothing. */
export function orderText({ field, raw }: OrderField, order: Row): string {
  return displayText(field, raw(order), order);
}

/** The transaction's status as it came; an order may have no transaction at all. */
export function transactionStatus({ transaction }: Row): unknown {
  return isRecord(transaction) ? transaction.status : null;
}

/** Where a picture of the order is, if there is one. */
export function orderPicture(order: Row, name: 'productImage' | 'muralImg'): string | undefined {
  const raw = order[name];
  return image.isValue(raw) ? pictureUrl(raw) : undefined;
}
