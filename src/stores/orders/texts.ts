import type { DocumentKind } from '../../entities/wire/documents';

export const texts = {
  updateOrder: (order: string) => `Update order ${order}`,
  updated: (order: string) => `Order ${order} updated`,
  notChanged: (order: string, why: string) => `Order ${order} was not changed. ${why}`,
  syncOrders: 'Update order status',
  syncLost: 'The connection was lost before the update finished. The list shows how far it got.',
  downloadDocument: (kind: DocumentKind, order: string) => `Download the ${kind} of order ${order}`,
  noMural: (wpId: string) => `The mural of ${wpId} could not be downloaded.`,
};
