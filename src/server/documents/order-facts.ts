import type { DocumentOrder } from './document-order';
import type { DocumentKind } from './document-plan';

const prefixes: Readonly<Record<DocumentKind, string>> = { invoice: 'INV', receipt: 'RCPT' };

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** The same order has the same number, whenever its document is made. */
export function documentNumber(kind: DocumentKind, { orderId }: DocumentOrder): string {
  return `${prefixes[kind]}-${orderId}`;
}

/** The day of purchase, `20 November 2026`; it is the document's date, too. */
export function purchaseDay({ purchaseDate }: DocumentOrder): string | undefined {
  return purchaseDate === null ? undefined : day.format(new Date(purchaseDate));
}

export const inPaise = (rupees: number) => Math.round(rupees * 100);

/**
 * What the length costs at the rate, in paise. Nothing where one of them is unknown or the length is no
 * number with a unit.
 */
export function lengthAtRate({ wpLength, wpRate }: DocumentOrder): number | undefined {
  const [, digits] = /^\s*(\d[\d,]*(?:\.\d+)?)[^\d]*$/.exec(wpLength ?? '') ?? [];
  if (digits === undefined || wpRate === null) return undefined;
  return inPaise(Number(digits.replaceAll(',', '')) * wpRate);
}
