import { saveFile } from '../../api/http/save-file';
import { fetchDocument, type OrderDocument } from '../../api/orders-documents';
import { fetchPicture } from '../../api/orders-mural';
import { type Row, rowId } from '../../entities/row';
import { showAlert } from '../calls/notices';
import { onceAtATime } from '../calls/once-at-a-time';
import { runCall } from '../calls/run-call';
import { texts } from '../calls/task-texts';
import { orderName } from './update';

/** Saves an order's `invoice.pdf` or `receipt.pdf`. A failure shows nothing: the Activity panel has it. */
export function downloadDocument(kind: OrderDocument, order: Row): Promise<void> {
  return onceAtATime(`${kind} ${rowId(order)}`, async () => {
    const operation = {
      what: texts.downloadDocument(kind, orderName(order)),
      retry: () => void downloadDocument(kind, order),
      isIgnored: true,
    };
    const settled = await runCall(operation, () => fetchDocument(kind, order.id));
    if (settled.ok) saveFile(settled.value, `${kind}.pdf`);
  });
}

/**
 * Saves a mural under its wallpaper's id. A site that keeps its pictures from scripts of other sites
 * may show them all the same: then the picture opens beside the page.
 */
export function downloadMural(url: string, wpId: string): Promise<void> {
  return onceAtATime(`mural ${url}`, async () => {
    try {
      const picture = await fetchPicture(url);
      if (picture) saveFile(picture, `${safeName(wpId)}.${ending(picture.type, url)}`);
      else showAlert(texts.noMural(wpId));
    } catch {
      if (new URL(url).origin === location.origin || !navigator.onLine)
        showAlert(texts.noMural(wpId));
      else window.open(url, '_blank', 'noopener');
    }
  });
}

/** What file systems forbid in a name. */
function safeName(wpId: string): string {
  return wpId.replace(/[\\/:*?"<>|]/g, '-');
}

const ENDINGS: Readonly<Record<string, string>> = { jpeg: 'jpg', 'svg+xml': 'svg' };

function ending(type: string, url: string): string {
  const kind = /^image\/([\w+-]+)/.exec(type)?.[1];
  if (kind) return ENDINGS[kind] ?? kind;
  return /\.(\w{2,4})$/.exec(new URL(url).pathname)?.[1] ?? 'jpg';
}
