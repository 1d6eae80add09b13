import type { Seller } from '../server/documents/document-plan';

/** The demo shop, as its invoices name it. */
export const demoSeller: Seller = {
  name: 'Paperhanger Demo Shop',
  address: '3rd Floor, Plot 42, Udyog Vihar Phase IV, Gurugram, Haryana 122015',
  gstin: '06AAAAA0000A1Z5',
  phone: '+91 124 555 0142',
  email: 'hello@paperhanger.example',
};
