import type { SellerSettings } from '../settings/settings';
import type { DocumentOrder } from './find-order';

export type DocumentKind = 'invoice' | 'receipt';

/** The settings' seller, who must have a name. */
export type Seller = SellerSettings & { readonly name: string };

/** Everything that a document says. */
export interface DocumentPlan {
  readonly kind: DocumentKind;
  readonly seller: Seller;
  readonly order: DocumentOrder;
}
