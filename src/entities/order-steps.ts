/** The steps of an order, first to last. */
export const orderSteps = ['packed', 'shipped', 'delivered', 'installed'] as const;
