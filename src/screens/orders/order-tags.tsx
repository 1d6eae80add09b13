import { Badge, type BadgeProps } from '../../components/status/badge';
import type { Row } from '../../entities/row';
import { orderFields } from './order-fields';

const TRANSACTION_TONES: Readonly<Record<string, BadgeProps['tone']>> = {
  success: 'success',
  fail: 'danger',
  pending: 'warning',
};

/** Specification, States: any status but `Paid` is shown in red. */
export function PaymentTag({ order }: { readonly order: Row }) {
  const text = orderFields.paymentStatus.text(order);
  return text && <Badge tone={text === 'Paid' ? 'success' : 'danger'}>{text}</Badge>;
}

/** An unknown status has a neutral colour. */
export function TransactionTag({ order }: { readonly order: Row }) {
  const text = orderFields.transaction.text(order);
  return text && <Badge tone={TRANSACTION_TONES[text.toLowerCase()] ?? 'neutral'}>{text}</Badge>;
}
