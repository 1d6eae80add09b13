import { useState } from 'react';
import type { DownloadProgress } from '../../common/download-progress';
import { Button } from '../../components/controls/button';
import { type Row, rowId } from '../../entities/row';
import type { DocumentKind } from '../../entities/wire/documents';
import { may } from '../../stores/session/rights';
import { loadDownloads } from './load-downloads';
import { orderFields } from './order-fields';
import { texts } from './texts';

const COMPACT = 'sm:h-9 sm:w-11 sm:flex-col sm:gap-1 sm:px-0 sm:text-[0.6875rem] sm:leading-none';

export const documentKinds: readonly DocumentKind[] = ['invoice', 'receipt'];

/** A document that is being downloaded. */
export interface DocumentDownload {
  /** Undefined until the first bytes arrive. */
  readonly progress: DownloadProgress | undefined;
}

interface DocumentButtonsProps {
  readonly order: Row;
  /** Whether each button has only one word, below its icon except on a phone. */
  readonly compact?: boolean;
  /** Called as a document's download starts and proceeds, and without the download once it has ended. */
  readonly onDownload?: (kind: DocumentKind, download?: DocumentDownload) => void;
}

/**
 * Downloads for an order whose transaction status is exactly `SUCCESS`. For other orders, a text says why there are
 * none.
 */
export function DocumentButtons(props: DocumentButtonsProps) {
  if (!may('order', 'documents')) return null;
  if (orderFields.transaction.raw(props.order) !== 'SUCCESS') {
    const reason = texts.noDocuments(orderFields.transaction.text(props.order));
    return props.compact ? (
      <span title={reason} className="text-muted text-[0.6875rem] max-sm:hidden">
        {texts.words.noDocuments}
      </span>
    ) : (
      <p className="text-muted">{reason}</p>
    );
  }
  return documentKinds.map((kind) => <DocumentButton key={kind} kind={kind} {...props} />);
}

interface DocumentButtonProps extends DocumentButtonsProps {
  readonly kind: DocumentKind;
}

function DocumentButton({ kind, order, compact, onDownload }: DocumentButtonProps) {
  const id = rowId(order);
  // The id of an order, because the button may belong to another order when the download ends.
  const [busyWith, setBusyWith] = useState<string>();

  async function download() {
    setBusyWith(id);
    onDownload?.(kind, { progress: undefined });
    const downloads = await loadDownloads();
    await downloads?.downloadDocument(kind, order, (progress) => onDownload?.(kind, { progress }));
    onDownload?.(kind);
    setBusyWith((last) => (last === id ? undefined : last));
  }

  return (
    <Button
      size="sm"
      variant="ghost"
      shape={kind}
      aria-label={texts[kind]}
      title={compact ? texts[kind] : undefined}
      className={compact ? COMPACT : '-ml-1.5'}
      busy={busyWith === id}
      onClick={() => void download()}
    >
      {compact ? texts.words[kind] : texts[kind]}
    </Button>
  );
}
