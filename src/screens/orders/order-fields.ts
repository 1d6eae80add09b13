import { isRecord } from '../../common/is-record';
import type { Row } from '../../entities/row';
import { date } from '../../field-types/date';
import type { FieldBase, FieldModel } from '../../field-types/field-model';
import { image } from '../../field-types/image';
import { pictureUrl } from '../../field-types/image/picture-url';
import { money } from '../../field-types/money';
import { phone } from '../../field-types/phone';
import { displayWith, searchTextWith, sortKeyWith } from '../../field-types/read-with';
import { text } from '../../field-types/text';
import { texts } from './texts';

/** A value of an order, however a server sends it. */
export interface OrderField {
  readonly name: string;
  readonly label: string;
  /** As people read it; what is not understood as it came, what is empty as nothing. */
  readonly text: (order: Row) => string;
  readonly searchText: (order: Row) => string;
  readonly sortKey: (order: Row) => string | number | null;
}

const common = { required: false, unique: false };
const textual = { ...common, type: 'text' } as const;

/** The values of an order that are shown as text. */
export const orderFields = {
  orderId: orderField(text, { ...textual, name: 'orderId', label: texts.orderId }),
  customerName: orderField(text, { ...textual, name: 'customerName', label: texts.customer }),
  mobile: orderField(
    phone,
    { ...common, type: 'phone', name: 'mobile', label: texts.mobile },
    ({ user }) => (isRecord(user) ? user.mobile : null),
  ),
  wpId: orderField(text, { ...textual, name: 'wpId', label: texts.wpId }),
  productName: orderField(text, { ...textual, name: 'productName', label: texts.skuName }),
  paymentStatus: orderField(text, { ...textual, name: 'paymentStatus', label: texts.payment }),
  transaction: orderField(
    text,
    { ...textual, name: 'transaction', label: texts.transaction },
    transactionStatus,
  ),
  deliveryAddress: orderField(text, {
    ...{ ...textual, name: 'deliveryAddress', label: texts.deliveryAddress },
  }),
  purchaseDate: orderField(date, {
    ...{ ...common, type: 'date', name: 'purchaseDate', label: texts.purchaseDate },
  }),
  wallDimension: orderField(text, {
    ...{ ...textual, name: 'wallDimension', label: texts.wallDimension },
  }),
  wpLength: orderField(text, { ...textual, name: 'wpLength', label: texts.length }),
  wpRate: orderField(money, { ...common, type: 'money', name: 'wpRate', label: texts.rate }),
  purchaseAmount: orderField(money, {
    ...{ ...common, type: 'money', name: 'purchaseAmount', label: texts.amount },
  }),
  billingCity: orderField(text, { ...textual, name: 'billingCity', label: texts.billingCity }),
};

/** By the models alone that orders need: the registry of all would make the first row wait. */
function orderField<Field extends FieldBase, Value>(
  model: FieldModel<Field, Value>,
  field: Field,
  raw: (order: Row) => unknown = (order) => order[field.name],
): OrderField {
  const { name, label } = field;
  return {
    name,
    label,
    text: (order) => displayWith(model, field, raw(order), order),
    searchText: (order) => searchTextWith(model, field, raw(order), order),
    sortKey: (order) => sortKeyWith(model, field, raw(order), order),
  };
}

/** The transaction's status as it came; an order may have no transaction at all. */
export function transactionStatus({ transaction }: Row): unknown {
  return isRecord(transaction) ? transaction.status : null;
}

/** Where a picture of the order is, if there is one. */
export function orderPicture(
  order: Row,
  name: 'productImage' | 'muralImg' | 'muralThumb',
): string | undefined {
  const raw = order[name];
  return image.isValue(raw) ? pictureUrl(raw) : undefined;
}
