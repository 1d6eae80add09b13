import { useState } from 'react';
import { Button } from '../../components/controls/button';
import { type Row, rowId } from '../../entities/row';
import type { DocumentKind } from '../../entities/wire/documents';
import { loadDownloads } from './load-downloads';
import { transactionStatus } from './order-fields';
import { texts } from './texts';

/** Downloads for an order whose transaction status is exactly `SUCCESS`. */
export function DocumentButtons({ order }: { readonly order: Row }) {
  if (transactionStatus(order) !== 'SUCCESS') return null;
  return (
    <>
      <DocumentButton kind="invoice" order={order} />
      <DocumentButton kind="receipt" order={order} />
    </>
  );
}

function DocumentButton({ kind, order }: { readonly kind: DocumentKind; readonly order: Row }) {
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
      className="-ml-1.5 !flex !h-6 !px-1.5"
      busy={busyWith === id}
      onClick={() => void download()}
    >
      {texts[kind]}
    </Button>
  );
}
