import { createStore } from 'zustand/vanilla';
import type { Failure } from '../../api/http/errors';
import type { SyncOutcome, SyncProgress } from '../../entities/wire/order-sync';
import { loadOrAlert } from '../calls/load-or-alert';
import { messageFor, runCall } from '../calls/run-call';
import { singleFlight } from '../calls/single-flight';
import { refreshAfter, refreshList } from '../lists/lists';
import { whenSessionEnds } from '../session/session';
import { orderList } from './list';
import { texts } from './texts';

/** The state of the last import of the shop's orders. */
type OrdersSync =
  | { readonly status: 'idle' }
  /** There is no `progress` if the server doesn't report it. */
  | { readonly status: 'running'; readonly progress?: SyncProgress | undefined }
  /** There is no `outcome` if the server doesn't report it. */
  | { readonly status: 'done'; readonly outcome?: SyncOutcome | undefined }
  /** There is no `message` if an alert has shown it. */
  | { readonly status: 'failed'; readonly message?: string | undefined };

export const ordersSyncStore = createStore<OrdersSync>(() => ({ status: 'idle' }));

whenSessionEnds(dismissSync);

/** Imports the shop's orders and fetches the list. Never retried automatically. */
export function syncOrders(): Promise<void> {
  return singleFlight('orders sync', async () => {
    set({ status: 'running' });
    const chunks = await loadOrAlert(() =>
      Promise.all([import('../../api/order-sync'), import('../changes/announce-batch')]),
    );
    if (!chunks) return dismissSync();
    if (!isRunning()) return;
    const [api, { announceBatch }] = chunks;
    const settled = await runCall({ what: texts.syncOrders }, () =>
      api.syncOrders((progress) => isRunning() && set({ status: 'running', progress })),
    );
    refreshAfter(settled, orderList);
    if (!isRunning()) return;
    if (!settled.ok) return set(stateAfter(settled.failure));
    const outcome = settled.value;
    set({ status: 'done', outcome });
    if (!outcome || outcome.new + outcome.changed === 0) return;
    announceBatch(texts.synced, {
      kind: 'import',
      entity: orderList.key,
      entry: outcome.change,
      refresh: () => refreshList(orderList),
    });
  });
}

/** The end of the session dismisses a running sync, so that the next user sees nothing of it. */
const isRunning = () => ordersSyncStore.getState().status === 'running';

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
