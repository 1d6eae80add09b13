import { FileText, Receipt } from 'lucide-react';
import { useState } from 'react';
import type { OrderDocument } from '../../api/orders';
import { Button } from '../../components/controls/button';
import type { Row } from '../../entities/row';
import { downloadDocument } from '../../stores/orders/downloads';
import { transactionStatus } from './order-fields';
import { texts } from './texts';

const ICONS = {
  invoice: <FileText size={14} aria-hidden />,
  receipt: <Receipt size={14} aria-hidden />,
};

interface DocumentButtonsProps {
  readonly order: Row;
  readonly className: string;
}

/** Downloads for an order whose transaction status is exactly `SUCCESS`. */
export function DocumentButtons({ order, className }: DocumentButtonsProps) {
  if (transactionStatus(order) !== 'SUCCESS') return null;
  return (
    <span className={className}>
      <DocumentButton kind="invoice" order={order} />
      <DocumentButton kind="receipt" order={order} />
    </span>
  );
}

function DocumentButton({ kind, order }: { readonly kind: OrderDocument; readonly order: Row }) {
  const [isBusy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    await downloadDocument(kind, order);
    setBusy(false);
  }

  return (
    <Button
      size="sm"
      variant="ghost"
      className="!h-6 !px-1.5"
      busy={isBusy}
      icon={ICONS[kind]}
      onClick={() => void download()}
    >
      {texts[kind]}
    </Button>
  );
}
