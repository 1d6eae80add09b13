import { Badge, type BadgeProps } from '../../components/status/badge';
import type { Row } from '../../entities/row';
import { orderFields } from './order-fields';

const TRANSACTION_TONES: Readonly<Record<string, BadgeProps['tone']>> = {
  success: 'success',
  fail: 'danger',
  pending: 'warning',
};

/** Whether the order is paid (specification, States): `Paid` is good, whatever else stands there is not. */
export function PaymentTag({ order }: { readonly order: Row }) {
  const text = orderFields.paymentStatus.text(order);
  return text && <Badge tone={text === 'Paid' ? 'success' : 'danger'}>{text}</Badge>;
}

/** How the payment's transaction stands; a status that nobody told us of has no colour. */
export function TransactionTag({ order }: { readonly order: Row }) {
  const text = orderFields.transaction.text(order);
  return text && <Badge tone={TRANSACTION_TONES[text.toLowerCase()] ?? 'neutral'}>{text}</Badge>;
}
