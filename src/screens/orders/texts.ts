import { formatCount } from '../../common/quantities';
import type { RejectedOrder, SyncOutcome, SyncProgress } from '../../entities/order-sync';

/** What people read on the orders' screen. */
export const texts = {
  title: 'Orders',
  empty: 'Sorry, there is nothing to display here',
  failed: 'The list could not be loaded.',

  orderId: 'Order ID',
  customer: 'Customer',
  mobile: 'Mobile',
  wpId: 'Wallpaper ID',
  skuName: 'SKU Name',
  skuImage: 'SKU Image',
  mural: 'Mural',
  payment: 'Payment',
  transaction: 'Transaction',
  deliveryAddress: 'Delivery Address',
  purchaseDate: 'Purchase Date',
  wallDimension: 'Wall Dimension',
  length: 'Length',
  rate: 'Rate',
  amount: 'Amount',
  billingCity: 'Billing City',
  installer: 'Installer',
  documents: 'Documents',
  orderStatus: 'Order Status',

  packed: 'Product is packed',
  shipped: 'Product is shipped',
  delivered: 'Delivery is done',
  installed: 'Installation is done',
  invoice: 'Download Invoice',
  receipt: 'Download Recipt',
  downloadMural: (wpId: string) => `Download mural ${wpId}`,

  installerFor: (order: string) => `Installer for order ${order}`,
  noInstaller: 'Nobody yet',
  loadingInstallers: 'Loading…',
  noInstallers: 'There are no installers.',

  sync: 'Update Order Status',
  syncStarted: 'Asking the shop for its orders',
  syncProgress: ({ step, done, total }: SyncProgress) => {
    const what = STEPS[step] ?? 'Updating the orders';
    return `${what}: ${total === null ? formatCount(done) : `${formatCount(done)} of ${formatCount(total)}`}`;
  },
  synced: 'The orders are up to date.',
  syncOutcome: ({ new: added, changed, notUnderstood, notUnderstoodCount }: SyncOutcome) => {
    const good = `${formatCount(added)} new, ${formatCount(changed)} changed`;
    if (notUnderstoodCount === 0) return good;
    const [first] = notUnderstood;
    const why = first && `: ${faultText(first)}`;
    return `${good}, ${formatCount(notUnderstoodCount)} not understood${why ?? ''}`;
  },
  syncFailed: 'The orders could not be updated.',
  showFaults: 'Show all',
  hideFaults: 'Hide',
  faults: 'Orders that were not understood',
  fault: faultText,
  moreFaults: (number: number) => `… and ${formatCount(number)} more.`,
  dismiss: 'Dismiss',

  order: (name: string) => `Order ${name}`,
  orderGone: 'This order is not in the list.',
  position: (position: number, total: number) =>
    `${formatCount(position)} of ${formatCount(total)}`,
  previousOrder: 'Previous order',
  nextOrder: 'Next order',
  wallpaper: 'Wallpaper',
  work: 'Delivery and installation',
  otherFields: 'Other details',
  nothing: '–',
};

const STEPS: Readonly<Record<string, string>> = {
  reading: 'Reading the shop’s orders',
  comparing: 'Comparing orders',
  saving: 'Saving orders',
};

function faultText({ order, why }: RejectedOrder): string {
  return order ? `${order}: ${why}` : why;
}
