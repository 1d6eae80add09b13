export const texts = {
  updateOrder: (order: string) => `Update order ${order}`,
  updated: (order: string) => `Order ${order} updated`,
  installer: (order: string, name: string | undefined) =>
    name ? `Order ${order}: Installer set to ${name}` : `Order ${order}: Installer removed`,
  step: (order: string, step: string, isDone: boolean) =>
    `Order ${order}: ${isDone ? capitalised(step) : `Not ${step}`}`,
  outOfOrder: (order: string, step: string, earlier: string) =>
    `Order ${order} updated: ${capitalised(step)} before ${earlier}`,
  notPaid: (order: string, step: string, payment: string) =>
    `Order ${order} updated: ${capitalised(step)}, but the payment is ${payment}`,
  notChanged: (order: string, why: string) => `Order ${order} was not changed. ${why}`,
  gone: 'The order was not changed. It is no longer in the list.',
  changedSince: 'Someone else has changed the same value. Open Orders to decide.',
  syncOrders: 'Update order status',
  synced: 'Orders updated',
  syncLost: 'The connection was lost before the update finished. The list shows how far it got.',
};

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
