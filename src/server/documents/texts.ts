import type { DocumentKind } from '../../entities/wire/documents';

const names: Readonly<Record<DocumentKind, string>> = { invoice: 'Invoice', receipt: 'Receipt' };

export const documentTexts = {
  noSeller:
    'The seller’s name is missing: set SELLER_NAME and restart the server. Example: SELLER_NAME="Walls of India Pvt. Ltd."',
  noOrder: 'This order no longer exists.',
  notPaid: (kind: DocumentKind) =>
    `There is no ${names[kind].toLowerCase()}: the order’s transaction is not SUCCESS.`,
  noAmount: (kind: DocumentKind) =>
    `There is no ${names[kind].toLowerCase()}: the order has no amount.`,
};

/** The texts on the documents. */
export const paperTexts = {
  title: (kind: DocumentKind) => names[kind],
  fullTitle: (kind: DocumentKind, number: string) => `${names[kind]} ${number}`,
  number: (kind: DocumentKind) => `${names[kind]} no.`,
  date: 'Date',
  order: 'Order',
  gstin: (gstin: string) => `GSTIN ${gstin}`,
  billedTo: 'Billed to',
  deliveredTo: 'Delivery address',
  receivedFrom: 'Received from',
  payment: 'Payment',
  transaction: (status: string) => `Transaction ${status}`,
  unknown: '–',
  description: 'Description',
  wall: 'Wall',
  length: 'Length',
  rate: 'Rate',
  amount: 'Amount',
  product: 'Wallpaper',
  wpId: (wpId: string) => `Wallpaper ${wpId}`,
  subtotal: 'Subtotal',
  adjustments: 'Discounts and charges',
  total: 'Total',
  taxes: 'All taxes included',
  inWords: 'Amount in words',
  amountReceived: 'Amount received',
  receivedWithThanks: (name: string) => `Received with thanks from ${name}`,
  aCustomer: 'the customer',
  towards: 'Towards',
  invoice: (number: string) => `Invoice ${number}`,
  computerMade: (kind: DocumentKind) =>
    `This is a computer-generated ${names[kind].toLowerCase()}. No signature is required.`,
  thanks: 'Thank you for your order.',
};
