import { loadOrAlert } from '../loading/load-or-alert';

/** Imports the code that downloads the files of orders. The screen loads it with the first input. */
export const importDownloads = () => import('../../stores/orders/downloads');

/** The same for a click. */
export const loadDownloads = () => loadOrAlert(importDownloads);
