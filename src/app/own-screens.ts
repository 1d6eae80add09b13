import type { ComponentType } from 'react';
import { catalogueList } from '../stores/catalogue-list';
import { orderList, pdfList, reviewList } from '../stores/screen-lists';
import { startList } from './guard';
import type { LinkedScreen } from './links';
import { texts } from './texts';

/** A screen that is written by hand. */
export interface OwnScreen extends LinkedScreen {
  readonly load: () => Promise<ComponentType>;
  /** Asks for what it shows. */
  readonly start: () => null;
}

export const ownScreens: readonly OwnScreen[] = [
  {
    route: '/order',
    labelPlural: texts.orders,
    navigation: { group: texts.sales, icon: 'truck', order: 10 },
    start: () => startList(orderList),
    load: async () => (await import('../screens/orders/orders-screen')).OrdersScreen,
  },
  {
    route: '/catalogue',
    labelPlural: texts.catalogue,
    navigation: { group: texts.content, icon: 'book', order: 80 },
    start: () => startList(catalogueList),
    load: async () => (await import('../screens/catalogue/catalogue-screen')).CatalogueScreen,
  },
  {
    route: '/review',
    labelPlural: texts.reviews,
    navigation: { group: texts.marketing, icon: 'star', order: 100 },
    start: () => startList(reviewList),
    load: async () => (await import('../screens/review/review-screen')).ReviewScreen,
  },
  {
    route: '/pdf',
    labelPlural: texts.pdf,
    navigation: { group: texts.marketing, icon: 'file', order: 110 },
    start: () => startList(pdfList),
    load: async () => (await import('../screens/pdf/pdf-screen')).PdfScreen,
  },
];
