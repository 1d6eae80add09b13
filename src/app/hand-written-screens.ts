import type { ComponentType } from 'react';
import type { HandWrittenRoute } from '../entities/hand-written';
import { texts as listTexts } from '../stores/lists/texts';
import type { LinkedScreen } from './links';
import { texts } from './texts';

interface HandWrittenScreen extends LinkedScreen {
  readonly route: HandWrittenRoute;
  /** Loads its code. */
  readonly load: () => Promise<ComponentType>;
}

export const handWrittenScreens: readonly HandWrittenScreen[] = [
  {
    route: '/order',
    labelPlural: listTexts.orders,
    navigation: { group: texts.sales, icon: 'truck', order: 10 },
    load: async () => (await import('../screens/orders/orders-screen')).OrdersScreen,
  },
  {
    route: '/catalogue',
    labelPlural: listTexts.catalogue,
    navigation: { group: texts.content, icon: 'book', order: 80 },
    load: async () => (await import('../screens/catalogue/catalogue-screen')).CatalogueScreen,
  },
  {
    route: '/review',
    labelPlural: listTexts.reviews,
    navigation: { group: texts.marketing, icon: 'star', order: 100 },
    load: async () => (await import('../screens/reviews/reviews-screen')).ReviewsScreen,
  },
  {
    route: '/pdf',
    labelPlural: texts.pdf,
    navigation: { group: texts.marketing, icon: 'image', order: 110 },
    load: async () => (await import('../screens/pdf/pdf-screen')).PdfScreen,
  },
];
