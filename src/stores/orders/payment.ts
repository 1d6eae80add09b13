import type { Row } from '../../entities/row';
import { textOf } from '../../entities/wallpaper';

/** Specification, States: any other payment is shown in red. */
export const PAID = 'Paid';

/** The payment status as the server sent it; empty if it sent none. */
export const paymentOf = ({ paymentStatus }: Row): string => textOf(paymentStatus).trim();

export const isPaid = (order: Row): boolean => paymentOf(order) === PAID;
