import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/controls/button';
import { IconButton } from '../../components/controls/icon-button';
import { dismissSync, type OrdersSync, useOrdersSync } from '../../stores/orders/sync';
import { RejectedOrders } from './rejected-orders';
import { texts } from './texts';

/** How far the update from the shop is, and what came of it. Its line is always there, so that nothing moves. */
export function SyncStatus() {
  const sync = useOrdersSync();
  const [isOpen, setOpen] = useState(false);
  const outcome = sync.status === 'done' ? sync.outcome : undefined;
  const hasMore = outcome !== undefined && outcome.notUnderstoodCount > 1;
  const isOver = sync.status === 'done' || (sync.status === 'failed' && sync.message);

  return (
    <div>
      <div className="flex min-h-9 items-center gap-2 text-sm">
        {sync.status === 'running' && <SyncProgressLine sync={sync} />}
        <p role="status" className="wrap-anywhere empty:hidden">
          {sync.status === 'done' && (outcome ? texts.syncOutcome(outcome) : texts.synced)}
        </p>
        {sync.status === 'failed' && sync.message && (
          <p role="alert" className="wrap-anywhere text-danger">
            {sync.message}
          </p>
        )}
        {hasMore && (
          <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? texts.hideFaults : texts.showFaults}
          </Button>
        )}
        {isOver && (
          <IconButton
            size="sm"
            label={texts.dismiss}
            icon={<X size={14} aria-hidden />}
            onClick={() => {
              setOpen(false);
              dismissSync();
            }}
          />
        )}
      </div>
      {hasMore && isOpen && <RejectedOrders outcome={outcome} />}
    </div>
  );
}

/** Its numbers are no live region: nobody wants to be told each of them. */
function SyncProgressLine({
  sync,
}: {
  readonly sync: OrdersSync & { readonly status: 'running' };
}) {
  const { progress } = sync;
  return (
    <>
      {progress && progress.total !== null && (
        <progress
          aria-label={texts.sync}
          className="h-1.5 w-32 shrink-0 accent-accent"
          max={progress.total}
          value={progress.done}
        />
      )}
      <span className="text-muted tabular-nums">
        {progress ? texts.syncProgress(progress) : texts.syncStarted}
      </span>
    </>
  );
}
