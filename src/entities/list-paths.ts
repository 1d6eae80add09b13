import type { HandWrittenRoute } from './hand-written';

/** Where the lists of the hand-written screens are fetched: the page asks before the code of the screens has loaded. */
export const listPaths = {
  '/order': '/api/orders/fetch',
  '/catalogue': '/api/customCatalogue/fetch',
  '/review': '/api/review/fetch',
  '/pdf': '/api/pdf/fetch',
} as const satisfies Record<HandWrittenRoute, string>;
