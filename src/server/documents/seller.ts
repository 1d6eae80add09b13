import type { SellerSettings } from '../settings/settings';

/** Who an invoice comes from: the settings, with a name. */
export type Seller = SellerSettings & { readonly name: string };
