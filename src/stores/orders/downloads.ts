import * as api from '../../api/order-files';
import type { DownloadProgress } from '../../common/download-progress';
import { type Row, rowId } from '../../entities/row';
import type { DocumentKind } from '../../entities/wire/documents';
import { showAlert } from '../calls/notices';
import { type Operation, runCall } from '../calls/run-call';
import { singleFlight } from '../calls/single-flight';
import { saveFile } from '../save-file';
import { downloadTexts } from './download-texts';
import { orderName } from './list';

/** Saves an order's `invoice.pdf` or `receipt.pdf`. Failures are only logged. */
export function downloadDocument(
  kind: DocumentKind,
  order: Row,
  onProgress?: (progress: DownloadProgress) => void,
): Promise<void> {
  return singleFlight(`${kind} ${rowId(order)}`, async () => {
    const operation: Operation = {
      what: downloadTexts.downloadDocument(kind, orderName(order)),
      retry: () => void downloadDocument(kind, order),
      shows: 'nothing',
    };
    const settled = await runCall(operation, () =>
      api.downloadDocument(kind, order.id, onProgress),
    );
    if (settled.ok) saveFile(settled.value, `${kind}.pdf`);
  });
}

/** Saves a mural. If its site doesn't let scripts read its pictures, it opens in a new tab. */
export function downloadMural(url: string, wpId: string): Promise<void> {
  return singleFlight(`mural ${url}`, async () => {
    try {
      const picture = await api.fetchPicture(url);
      if (picture) saveFile(picture, `${wpId}.${extension(picture.type, url)}`);
      else showAlert(downloadTexts.noMural(wpId));
    } catch {
      if (new URL(url).origin === location.origin || !navigator.onLine)
        showAlert(downloadTexts.noMural(wpId));
      else window.open(url, '_blank', 'noopener');
    }
  });
}

const EXTENSIONS: Readonly<Record<string, string>> = { jpeg: 'jpg', 'svg+xml': 'svg' };

function extension(type: string, url: string): string {
  const kind = /^image\/([\w+-]+)/.exec(type)?.[1];
  if (kind) return EXTENSIONS[kind] ?? kind;
  return /\.(\w{2,4})$/.exec(new URL(url).pathname)?.[1] ?? 'jpg';
}
