import type { DocumentOrder } from './document-order';
import type { Seller } from './seller';

export type DocumentKind = 'invoice' | 'receipt';

/** Everything that a document says. */
export interface DocumentPlan {
  readonly kind: DocumentKind;
  readonly seller: Seller;
  readonly order: DocumentOrder;
}
