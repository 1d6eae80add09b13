import type { ComponentType } from 'react';
import { type ListSource, listStore } from '../stores/lists/lists';
import { orderList } from '../stores/orders/list';
import { startList } from './guard';
import type { LinkedScreen } from './links';
import { texts } from './texts';

export interface HandWrittenScreen extends LinkedScreen {
  readonly load: () => Promise<ComponentType>;
  /** Fetches its list. */
  readonly start: () => void;
}

export const handWrittenScreens: readonly HandWrittenScreen[] = [
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
    start: () => startLater(async () => (await import('../stores/catalogue/list')).catalogueList),
    load: async () => (await import('../screens/catalogue/catalogue-screen')).CatalogueScreen,
  },
  {
    route: '/review',
    labelPlural: texts.reviews,
    navigation: { group: texts.marketing, icon: 'star', order: 100 },
    start: () => startLater(async () => (await import('../stores/reviews/list')).reviewList),
    load: async () => (await import('../screens/review/review-screen')).ReviewScreen,
  },
  {
    route: '/pdf',
    labelPlural: texts.pdf,
    navigation: { group: texts.marketing, icon: 'file', order: 110 },
    start: () => startLater(async () => (await import('../stores/pdf/list')).pdfList),
    load: async () => (await import('../screens/pdf/pdf-screen')).PdfScreen,
  },
];

/** Keeps the lists of less important screens out of the first chunk. */
function startLater<Content>(load: () => Promise<ListSource<Content>>): void {
  // If the screen loads first, it fetches the list itself, and reports errors.
  load().then(
    (source) => listStore(source).getState().refreshing || startList(source),
    () => {},
  );
}
