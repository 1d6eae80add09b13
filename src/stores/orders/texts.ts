export const texts = {
  updateOrder: (order: string) => `Update order ${order}`,
  updated: (order: string) => `Order ${order} updated`,
  outOfOrder: (order: string, step: string, earlier: string) =>
    `Order ${order} updated: ${step.charAt(0).toUpperCase()}${step.slice(1)} before ${earlier}`,
  notChanged: (order: string, why: string) => `Order ${order} was not changed. ${why}`,
  syncOrders: 'Update order status',
  synced: 'Orders updated',
  syncLost: 'The connection was lost before the update finished. The list shows how far it got.',
};
