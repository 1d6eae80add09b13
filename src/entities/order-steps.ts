/** What is done with an order, in this order. */
export const orderSteps = ['packed', 'shipped', 'delivered', 'installed'] as const;
