import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Failure } from '../../api/http/errors';
import type { DownloadProgress } from '../../api/http/files';
import { saveFile } from '../../api/http/save-file';
import { downloadPdf } from '../../api/pdf';
import { messageFor } from '../calls/message-for';
import { noticesStore, showAlert, showToast } from '../calls/notices';
import { runCall } from '../calls/run-call';
import { texts } from '../calls/task-texts';

/** The catalogue under way; it goes on when its screen is left. */
export interface PdfDownload {
  readonly isBusy: boolean;
  /** Nothing until the first piece has come. */
  readonly progress: DownloadProgress | undefined;
}

const AT_REST: PdfDownload = { isBusy: false, progress: undefined };
/** Numbers that change faster can't be read. */
const TELL_EVERY_MS = 100;

export const pdfDownloadStore = createStore<PdfDownload>(() => AT_REST);

/** Has the server make a catalogue of the wallpapers, and saves it as `catalogue.pdf`. */
export async function downloadCatalogue(wpIds: readonly string[]): Promise<void> {
  if (pdfDownloadStore.getState().isBusy) return toastOnce(texts.pdfBusy);
  if (wpIds.length === 0) return toastOnce(texts.nothingChosen);
  pdfDownloadStore.setState({ isBusy: true, progress: undefined });
  try {
    const operation = { what: texts.makePdf, retry: () => void downloadCatalogue(wpIds) };
    const settled = await runCall(operation, () => downloadPdf(wpIds, tellNowAndThen()));
    if (settled.ok) return saveFile(settled.value, 'catalogue.pdf');
    const message = messageOf(settled.failure);
    if (message) showAlert(message);
  } finally {
    pdfDownloadStore.setState(AT_REST);
  }
}

export function usePdfDownload(): PdfDownload {
  return useStore(pdfDownloadStore);
}

function tellNowAndThen(): (progress: DownloadProgress) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (progress) => {
    const now = performance.now();
    if (now - last < TELL_EVERY_MS) return;
    last = now;
    pdfDownloadStore.setState({ progress });
  };
}

/** What the server says of it, whatever the status, goes before our own words. */
function messageOf(failure: Failure): string | undefined {
  switch (failure.kind) {
    case 'signedOut':
    case 'tooManyRequests':
    case 'aborted':
      return undefined;
    case 'noResponse':
      return texts.pdfLost;
    default:
      return failure.message || messageFor(failure);
  }
}

/** However often it is clicked, one message is enough. */
function toastOnce(text: string): void {
  if (!noticesStore.getState().toasts.some((toast) => toast.text === text)) showToast(text);
}
