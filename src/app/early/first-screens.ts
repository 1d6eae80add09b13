/** What the hand-written screens show first, by their paths. */
export const firstScreens: Readonly<Record<string, { module: string; list: string }>> = {
  '/order': { module: 'orders/orders-screen', list: '/api/orders/fetch' },
  '/catalogue': { module: 'catalogue/catalogue-screen', list: '/api/customCatalogue/fetch' },
  '/review': { module: 'review/review-screen', list: '/api/review/fetch' },
  '/pdf': { module: 'pdf/pdf-screen', list: '/api/pdf/fetch' },
};
