import { scalarText } from '../../common/plain-text';
import type { Row } from '../../entities/row';

/** Specification, States: any other payment is shown in red. */
export const PAID = 'Paid';

/** The payment status as the server sent it; empty if it sent none. */
export const paymentOf = ({ paymentStatus }: Row): string => scalarText(paymentStatus).trim();

export const isPaid = (order: Row): boolean => paymentOf(order) === PAID;
