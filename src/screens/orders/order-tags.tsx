import type { Tone } from '../../common/tones';
import { Badge } from '../../components/status/badge';
import type { Row } from '../../entities/row';
import { PAID } from '../../stores/orders/payment';
import { orderFields } from './order-fields';

const TRANSACTION_TONES: Readonly<Record<string, Tone>> = {
  success: 'success',
  fail: 'danger',
  pending: 'warning',
};

/** Specification, States: any payment but `Paid` is shown in red; an unknown transaction is neutral. */
export const orderTones = {
  paymentStatus: toneOf('paymentStatus', (text) => (text === PAID ? 'success' : 'danger')),
  transaction: toneOf('transaction', (text) => TRANSACTION_TONES[text.toLowerCase()] ?? 'neutral'),
};

function toneOf(name: 'paymentStatus' | 'transaction', tone: (text: string) => Tone) {
  return (order: Row) => {
    const text = orderFields[name].text(order);
    return text === '' ? undefined : tone(text);
  };
}

interface OrderTagProps {
  readonly order: Row;
  readonly name: keyof typeof orderTones;
}

/** The payment or transaction status of an order as a tag; nothing without one. */
export function OrderTag({ order, name }: OrderTagProps) {
  const tone = orderTones[name](order);
  return tone && <Badge tone={tone}>{orderFields[name].text(order)}</Badge>;
}
