import { loadOrAlert } from '../../stores/calls/load-or-alert';

/** Imports the code that downloads the files of orders. The screen loads it with the first input. */
export const importDownloads = () => import('../../stores/orders/downloads');

/** The same for a click. */
export const loadDownloads = () => loadOrAlert(importDownloads);
