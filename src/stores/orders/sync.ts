import { createStore } from 'zustand/vanilla';
import type { Failure } from '../../api/http/errors';
import type { SyncOutcome, SyncProgress } from '../../entities/wire/order-sync';
import { messageFor, runCall } from '../calls/run-call';
import { singleFlight } from '../calls/single-flight';
import { refreshList } from '../lists/lists';
import { whenSessionEnds } from '../session/session';
import { orderList } from './list';
import { texts } from './texts';

/** The state of the last import of the shop's orders. */
export type OrdersSync =
  | { readonly status: 'idle' }
  /** There is no `progress` if the server doesn't report it. */
  | { readonly status: 'running'; readonly progress?: SyncProgress | undefined }
  /** There is no `outcome` if the server doesn't report it. */
  | { readonly status: 'done'; readonly outcome?: SyncOutcome | undefined }
  /** There is no `message` if an alert has said it. */
  | { readonly status: 'failed'; readonly message?: string | undefined };

export const ordersSyncStore = createStore<OrdersSync>(() => ({ status: 'idle' }));

whenSessionEnds(dismissSync);

/** Imports the shop's orders and fetches the list. Never retried automatically. */
export function syncOrders(): Promise<void> {
  return singleFlight('orders sync', async () => {
    set({ status: 'running' });
    const settled = await runCall({ what: texts.syncOrders }, async () =>
      (await import('../../api/order-sync')).syncOrders((progress) =>
        set({ status: 'running', progress }),
      ),
    );
    if (settled.ok) {
      set({ status: 'done', outcome: settled.value });
      await offerRollBack(settled.value);
    } else set(stateAfter(settled.failure));
    // Without a response, only the list shows what happened.
    if (settled.ok || settled.failure.kind === 'noResponse') void refreshList(orderList);
  });
}

/** Offers to roll the sync back, in a toast and by `u`. */
async function offerRollBack(outcome: SyncOutcome | undefined): Promise<void> {
  if (!outcome || outcome.new + outcome.changed === 0) return;
  const { announceBatch } = await import('../changes/announce-batch');
  announceBatch(texts.synced, {
    kind: 'import',
    entity: orderList.key,
    entry: outcome.change,
    refresh: () => refreshList(orderList),
  });
}

export function dismissSync(): void {
  set({ status: 'idle' });
}

function stateAfter(failure: Failure): OrdersSync {
  if (failure.kind === 'aborted') return { status: 'idle' };
  const isLost = failure.kind === 'noResponse';
  return { status: 'failed', message: isLost ? texts.syncLost : messageFor(failure) };
}

function set(sync: OrdersSync): void {
  ordersSyncStore.setState(sync, true);
}
