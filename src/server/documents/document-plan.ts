import type { DocumentKind } from '../../entities/wire/documents';
import { longDay } from '../pdf/long-day';
import type { SellerSettings } from '../settings/settings';
import type { DocumentOrder } from './find-order';

/** The settings' seller, who must have a name. */
export type Seller = SellerSettings & { readonly name: string };

/** Everything that a document says. */
export interface DocumentPlan {
  readonly kind: DocumentKind;
  readonly seller: Seller;
  readonly order: DocumentOrder;
}

const prefixes: Readonly<Record<DocumentKind, string>> = { invoice: 'INV', receipt: 'RCPT' };

/** An order's documents always have the same number. */
export function documentNumber(kind: DocumentKind, { orderId }: DocumentOrder): string {
  return `${prefixes[kind]}-${orderId}`;
}

/** `20 November 2026`; also the document's date. */
export function purchaseDay({ purchaseDate }: DocumentOrder): string | undefined {
  return purchaseDate === null ? undefined : longDay(purchaseDate);
}

export const inPaise = (rupees: number) => Math.round(rupees * 100);

/**
 * Length times rate, in paise; undefined if one is unknown, if the length is not a number with an optional unit, or if
 * the result is too large to be exact.
 */
export function lengthAtRate({ wpLength, wpRate }: DocumentOrder): number | undefined {
  const [, digits] = /^\s*(\d[\d,]*(?:\.\d+)?)[^\d]*$/.exec(wpLength ?? '') ?? [];
  if (digits === undefined || wpRate === null) return undefined;
  const cost = inPaise(Number(digits.replaceAll(',', '')) * wpRate);
  return Number.isSafeInteger(cost) ? cost : undefined;
}
