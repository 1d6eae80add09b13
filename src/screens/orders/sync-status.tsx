import { useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../components/controls/button';
import { IconButton } from '../../components/controls/icon-button';
import { Icon } from '../../components/icon';
import { returnFocus } from '../../components/return-focus';
import { ProgressLine } from '../../components/status/progress-line';
import type { SyncOutcome, SyncProgress } from '../../entities/wire/order-sync';
import { dismissSync, ordersSyncStore } from '../../stores/orders/sync';
import { laterTexts } from './later-texts';
import { texts } from './texts';

/** Progress and result of the order sync, between the title and the button. */
export function SyncStatus() {
  const sync = useStore(ordersSyncStore);
  const [isOpen, setOpen] = useState(false);
  const outcome = sync.status === 'done' ? sync.outcome : undefined;
  const hasMore = outcome !== undefined && outcome.notUnderstoodCount > 1;
  const error = sync.status === 'failed' && sync.message;

  return (
    <>
      <div
        ref={returnFocus}
        className="flex min-w-0 flex-1 items-center gap-2 text-sm max-sm:order-1 max-sm:basis-full sm:justify-end"
      >
        {sync.status === 'running' && <SyncProgressLine progress={sync.progress} />}
        <p role="status" className="wrap-anywhere empty:hidden">
          {sync.status === 'done' &&
            (outcome ? laterTexts.syncOutcome(outcome) : laterTexts.synced)}
        </p>
        {error && (
          <p role="alert" className="wrap-anywhere text-danger">
            {error}
          </p>
        )}
        {hasMore && (
          <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? laterTexts.hideRejected : laterTexts.showRejected}
          </Button>
        )}
        {(sync.status === 'done' || error) && (
          <IconButton
            size="sm"
            label={laterTexts.dismiss}
            icon={<Icon name="cross" size={14} />}
            onClick={() => {
              setOpen(false);
              dismissSync();
            }}
          />
        )}
      </div>
      {hasMore && isOpen && <RejectedOrders outcome={outcome} />}
    </>
  );
}

/** Not a live region, because announcing every number would be a nuisance. */
function SyncProgressLine({ progress }: { readonly progress: SyncProgress | undefined }) {
  const text = progress ? laterTexts.syncProgress(progress) : laterTexts.syncStarted;
  if (!progress || progress.total === null) return <span className="text-muted">{text}</span>;
  return (
    <ProgressLine label={texts.sync} text={text} done={progress.done} total={progress.total} />
  );
}

function RejectedOrders({ outcome }: { readonly outcome: SyncOutcome }) {
  const { notUnderstood, notUnderstoodCount } = outcome;
  const more = notUnderstoodCount - notUnderstood.length;
  return (
    <section
      aria-label={laterTexts.rejected}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
      tabIndex={0}
      className="order-last mt-2 max-h-48 basis-full overflow-y-auto rounded-lg border border-line bg-raised px-4 py-2 text-sm"
    >
      <ul className="flex flex-col gap-1">
        {notUnderstood.map((rejection, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order may be listed twice.
          <li key={index} className="wrap-anywhere">
            {laterTexts.rejection(rejection)}
          </li>
        ))}
        {more > 0 && <li className="text-muted">{laterTexts.moreRejected(more)}</li>}
      </ul>
    </section>
  );
}
