import { loadChunk } from '../../components/loading/load-chunk';
import { showAlert } from '../../stores/calls/notices';
import { texts } from '../texts';

/** Imports the code that downloads the files of orders. The screen loads it with the first input. */
export const importDownloads = () => import('../../stores/orders/downloads');

/** The same for a click, with an alert if it can't be loaded. */
export async function loadDownloads() {
  try {
    return await loadChunk(importDownloads);
  } catch {
    showAlert(texts.chunkError);
  }
}
