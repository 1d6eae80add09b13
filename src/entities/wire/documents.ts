import { body, id, required } from './parts';
import { wireTexts as texts } from './texts';

/** The documents of an order that can be downloaded. */
export type DocumentKind = 'invoice' | 'receipt';

/** An order whose invoice or receipt is asked for. */
export const orderName = body({ id: required(id, texts.noOrderId) });
