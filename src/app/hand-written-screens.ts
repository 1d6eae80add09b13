import type { ComponentType } from 'react';
import { catalogueList } from '../stores/catalogue/list';
import { orderList } from '../stores/orders/list';
import { pdfList } from '../stores/pdf/list';
import { reviewList } from '../stores/reviews/list';
import type { LinkedScreen } from './links';
import { startScreen } from './loaders';
import { texts } from './texts';

export interface HandWrittenScreen extends LinkedScreen {
  /** Starts its list. */
  readonly loader: () => Promise<null>;
  /** Loads its code. */
  readonly load: () => Promise<ComponentType>;
}

export const handWrittenScreens: readonly HandWrittenScreen[] = [
  {
    route: '/order',
    labelPlural: orderList.label,
    navigation: { group: texts.sales, icon: 'truck', order: 10 },
    loader: () => startScreen(orderList),
    load: async () => (await import('../screens/orders/orders-screen')).OrdersScreen,
  },
  {
    route: '/catalogue',
    labelPlural: catalogueList.label,
    navigation: { group: texts.content, icon: 'book', order: 80 },
    loader: () => startScreen(catalogueList),
    load: async () => (await import('../screens/catalogue/catalogue-screen')).CatalogueScreen,
  },
  {
    route: '/review',
    labelPlural: reviewList.label,
    navigation: { group: texts.marketing, icon: 'star', order: 100 },
    loader: () => startScreen(reviewList),
    load: async () => (await import('../screens/reviews/reviews-screen')).ReviewsScreen,
  },
  {
    route: '/pdf',
    labelPlural: texts.pdf,
    navigation: { group: texts.marketing, icon: 'image', order: 110 },
    loader: () => startScreen(pdfList),
    load: async () => (await import('../screens/pdf/pdf-screen')).PdfScreen,
  },
];
