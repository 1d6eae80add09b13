import type { HandWritten } from '../../entities/hand-written';

interface FirstScreen {
  readonly module: string;
  readonly list: string;
}

/** What the hand-written screens show first, by their addresses. */
export const firstScreens: Readonly<Record<string, FirstScreen>> = {
  '/order': { module: 'orders/orders-screen', list: '/api/orders/fetch' },
  '/catalogue': { module: 'catalogue/catalogue-screen', list: '/api/customCatalogue/fetch' },
  '/review': { module: 'reviews/reviews-screen', list: '/api/review/fetch' },
  '/pdf': { module: 'pdf/pdf-screen', list: '/api/pdf/fetch' },
} satisfies Record<`/${HandWritten}`, FirstScreen>;
