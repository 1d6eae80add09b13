import { HttpError } from '../errors';
import type { SellerSettings } from '../settings';
import { documentTexts as texts } from './texts';

/** Who an invoice comes from: the settings, with a name. */
export type Seller = SellerSettings & { readonly name: string };

/** Throws a 503 that names the setting when the seller has no name. */
export function demandSeller(settings: SellerSettings): Seller {
  const { name } = settings;
  if (name === undefined) throw new HttpError(503, texts.noSeller);
  return { ...settings, name };
}
