import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import * as api from '../../api/orders-sync';
import { messageFor } from '../calls/message-for';
import { onceAtATime } from '../calls/once-at-a-time';
import { runCall } from '../calls/run-call';
import { texts } from '../calls/task-texts';
import { refreshList } from '../lists/lists';
import { whenSessionEnds } from '../session/session';
import { orderList } from './list';

/** How the last update of the orders from the shop stands. */
export type OrdersSync =
  | { readonly status: 'idle' }
  /** Without `progress` as long as the server says nothing. */
  | { readonly status: 'running'; readonly progress?: api.SyncProgress | undefined }
  /** Without `outcome` where the server does not say what came of it. */
  | { readonly status: 'done'; readonly outcome?: api.SyncOutcome | undefined }
  /** Without `message` where people are told already. */
  | { readonly status: 'failed'; readonly message?: string | undefined };

export const ordersSyncStore = createStore<OrdersSync>(() => ({ status: 'idle' }));

whenSessionEnds(dismissSync);

/** Has the server take over the shop's orders, and asks for the list. Never repeated by itself. */
export function syncOrders(): Promise<void> {
  return onceAtATime('orders sync', async () => {
    set({ status: 'running' });
    const settled = await runCall({ what: texts.syncOrders }, () =>
      api.syncOrders((progress) => set({ status: 'running', progress })),
    );
    if (settled.ok) set({ status: 'done', outcome: settled.value });
    else if (settled.failure.kind === 'aborted') set({ status: 'idle' });
    else if (settled.failure.kind === 'noResponse')
      set({ status: 'failed', message: texts.syncLost });
    else set({ status: 'failed', message: messageFor(settled.failure) });
    // Without an answer nobody knows what happened; the list does.
    if (settled.ok || settled.failure.kind === 'noResponse') void refreshList(orderList);
  });
}

/** Forgets what came of the last one. */
export function dismissSync(): void {
  set({ status: 'idle' });
}

export function useOrdersSync(): OrdersSync {
  return useStore(ordersSyncStore);
}

function set(sync: OrdersSync): void {
  ordersSyncStore.setState(sync, true);
}
