import type { EntityConfig } from '../entities/entity-config';
import type { HandWrittenRoute } from '../entities/hand-written';
import { catalogueList } from '../stores/catalogue/list';
import { rowsOf } from '../stores/lists/rows';
import { orderList } from '../stores/orders/list';
import { pdfList } from '../stores/pdf/list';
import { reviewList } from '../stores/reviews/list';
import { startList } from '../stores/sign-in/start-list';

const startHandWritten: Readonly<Record<HandWrittenRoute, () => Promise<void>>> = {
  '/order': () => startList(orderList),
  '/catalogue': () => startList(catalogueList),
  '/review': () => startList(reviewList),
  '/pdf': () => startList(pdfList),
};

/** Starts fetching a screen's list. In the chunk of the first rows: the sign-in needs no lists. */
export const startListOf = (screen: HandWrittenRoute | EntityConfig) =>
  typeof screen === 'string' ? startHandWritten[screen]() : startList(rowsOf(screen));
