import { useState } from 'react';
import { Button } from '../../components/controls/button';
import { type Row, rowId } from '../../entities/row';
import type { DocumentKind } from '../../entities/wire/documents';
import { loadDownloads } from './load-downloads';
import { transactionStatus } from './order-fields';
import { texts } from './texts';

interface DocumentButtonsProps {
  readonly order: Row;
  /** Only icons, except on a phone. */
  readonly compact?: boolean;
}

/** Downloads for an order whose transaction status is exactly `SUCCESS`. */
export function DocumentButtons({ order, compact = false }: DocumentButtonsProps) {
  if (transactionStatus(order) !== 'SUCCESS') return null;
  return (
    <>
      <DocumentButton kind="invoice" order={order} compact={compact} />
      <DocumentButton kind="receipt" order={order} compact={compact} />
    </>
  );
}

interface DocumentButtonProps extends Required<DocumentButtonsProps> {
  readonly kind: DocumentKind;
}

function DocumentButton({ kind, order, compact }: DocumentButtonProps) {
  const id = rowId(order);
  // Meanwhile the button may get another order.
  const [busyWith, setBusyWith] = useState<string>();

  async function download() {
    setBusyWith(id);
    const downloads = await loadDownloads();
    await downloads?.downloadDocument(kind, order);
    setBusyWith((last) => (last === id ? undefined : last));
  }

  return (
    <Button
      size="sm"
      variant="ghost"
      shape={kind}
      title={compact ? texts[kind] : undefined}
      className={compact ? 'sm:w-7 sm:!gap-0 sm:!px-0 sm:!text-[0px]' : '-ml-1.5'}
      busy={busyWith === id}
      onClick={() => void download()}
    >
      {texts[kind]}
    </Button>
  );
}
