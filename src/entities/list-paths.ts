import type { HandWrittenRoute } from './hand-written';

/** The paths of the hand-written screens’ lists. The page requests them before the code of the screens has loaded. */
export const listPaths = {
  '/order': '/api/orders/fetch',
  '/catalogue': '/api/customCatalogue/fetch',
  '/review': '/api/review/fetch',
  '/pdf': '/api/pdf/fetch',
} as const satisfies Record<HandWrittenRoute, string>;
