import { createStore } from 'zustand/vanilla';
import type { Failure } from '../../api/http/errors';
import type { DownloadProgress } from '../../common/download-progress';
import { loadOrAlert } from '../calls/load-or-alert';
import { showAlert, showToast } from '../calls/notices';
import { messageFor, runCall } from '../calls/run-call';
import { texts } from './texts';

/** The state of the download, which continues when the user leaves the screen. */
interface PdfDownload {
  readonly isBusy: boolean;
  /** Missing until the first bytes arrive. */
  readonly progress: DownloadProgress | undefined;
}

const IDLE: PdfDownload = { isBusy: false, progress: undefined };

export const pdfDownloadStore = createStore<PdfDownload>(() => IDLE);

/** Saves a PDF catalogue of the wallpapers as `catalogue.pdf`. */
export async function downloadCatalogue(wpIds: readonly string[]): Promise<void> {
  if (pdfDownloadStore.getState().isBusy) return showToast(texts.busy, undefined, 'pdf');
  if (wpIds.length === 0) return showToast(texts.nothingChosen, undefined, 'pdf');
  pdfDownloadStore.setState({ isBusy: true, progress: undefined });
  try {
    const operation = { what: texts.download, retry: () => void downloadCatalogue(wpIds) };
    const chunks = await loadOrAlert(() =>
      Promise.all([import('../../api/pdf'), import('../save-file')]),
    );
    if (!chunks) return;
    const [api, { saveFile }] = chunks;
    const settled = await runCall(operation, () =>
      api.downloadPdf(wpIds, (progress) => pdfDownloadStore.setState({ progress })),
    );
    if (settled.ok) return saveFile(settled.value, 'catalogue.pdf');
    const message = pdfMessageFor(settled.failure);
    if (message) showAlert(message);
  } finally {
    pdfDownloadStore.setState(IDLE);
  }
}

/** The server's message is shown, whatever the status; for a 500, after ours. */
function pdfMessageFor(failure: Failure): string | undefined {
  if (failure.kind === 'noResponse') return texts.lost;
  const isSilent = ['signedOut', 'tooManyRequests', 'aborted'].includes(failure.kind);
  return isSilent ? undefined : failure.message || messageFor(failure);
}
