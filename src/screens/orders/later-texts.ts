import { formatCount, plural } from '../../common/quantities';
import type { RejectedOrder, SyncOutcome, SyncProgress } from '../../entities/wire/order-sync';

/** Texts that are shown after the first rows, or when something is opened. */
export const laterTexts = {
  paymentFromShop: 'Payment reported by the shop',
  oneOrder: 'Order',

  pack: 'To pack',
  ship: 'To ship',
  deliver: 'To deliver',
  install: 'To install',
  due: 'Payment due',
  waiting: 'Waiting for an installer',
  notPaid: 'Not paid',

  mark: 'Mark…',
  assign: 'Assign installer',
  assignTo: (orders: string) => `Assign installer to ${orders}`,
  installers: 'Installers',
  yes: 'Yes',
  no: 'No',
  ordersByDay: 'Orders by day',
  lastDays: (days: number, orders: string, amount: string) =>
    `Last ${days} days: ${orders}, ${amount}`,
  legend: 'Paid amounts per day. Today is still in progress (hatched).',
  ofDay: (day: string, orders: string, amount: string) => `${day}: ${orders}, ${amount}`,
  paid: (count: number) => plural(count, 'paid order'),
  paidOrders: 'Paid orders',
  showTable: 'Show as a table',
  hideTable: 'Hide the table',
  day: 'Day',

  syncStarted: 'Fetching the shop’s orders',
  syncProgress: ({ step, done, total }: SyncProgress) => {
    const what = SYNC_STEPS[step] ?? 'Updating orders';
    return `${what}: ${total === null ? formatCount(done) : `${formatCount(done)} of ${formatCount(total)}`}`;
  },
  synced: 'Orders are up to date.',
  syncOutcome: ({ new: added, changed, notUnderstood, notUnderstoodCount }: SyncOutcome) => {
    const good = `${formatCount(added)} new, ${formatCount(changed)} changed`;
    if (notUnderstoodCount === 0) return good;
    const [first] = notUnderstood;
    const why = first ? `: ${rejectionText(first)}` : '';
    return `${good}, ${formatCount(notUnderstoodCount)} rejected${why}`;
  },
  showRejected: 'Show all',
  hideRejected: 'Hide',
  rejected: 'Rejected orders',
  rejection: rejectionText,
  moreRejected: (count: number) => `… and ${formatCount(count)} more.`,
  dismiss: 'Dismiss',

  order: (name: string) => `Order ${name}`,
  orderGone: 'Order not found',
  position: (position: number, total: number) =>
    `${formatCount(position)} of ${formatCount(total)}`,
  neighbours: { previous: 'Previous order', next: 'Next order' },
  print: 'Print',
  wallpaper: 'Wallpaper',
  work: 'Delivery and installation',
  otherFields: 'Other details',
  nothing: '–',
};

const SYNC_STEPS: Readonly<Record<string, string>> = {
  reading: 'Reading the shop’s orders',
  comparing: 'Comparing orders',
  saving: 'Saving orders',
};

function rejectionText({ order, why }: RejectedOrder): string {
  return order ? `${order}: ${why}` : why;
}
