import { createStore } from 'zustand/vanilla';
import * as api from '../../api/orders';
import { isRecord } from '../../common/is-record';
import { orderSteps } from '../../entities/order-steps';
import { type Row, rowId } from '../../entities/row';
import { forgetUndo, offerOnce, showAlert } from '../calls/notices';
import { messageFor, runCall } from '../calls/run-call';
import { announceUpdate } from '../changes/announce-update';
import { askToMerge, withoutMerged } from '../changes/merge';
import { changeList, isInView, listStore, settledContent } from '../lists/lists';
import { createWaiting } from '../lists/waiting-changes';
import { isOwnServer } from '../session/rights';
import { betweenSessions } from '../session/session';
import { installerList, ownInstallers } from './installers';
import { orderList, orderName } from './list';
import { isPaid, paymentOf } from './payment';
import { texts } from './texts';

/** The fields of an order that staff change. */
type OrderWork = Readonly<ReturnType<typeof orderWork>>;

/** A change that clashes with someone else's. */
interface OrderConflict {
  /** The order as the user knew it. */
  readonly before: Row;
  readonly current: Row;
  readonly change: Partial<OrderWork>;
}

/** The conflicts that the user is asked about, one after the other. */
export const orderConflictStore = createStore<readonly OrderConflict[]>(() => []);

/** The next user must not be asked about the changes of the last one. */
betweenSessions(() => orderConflictStore.setState([], true));

/** Settles the first conflict, and sends those fields of the change that the user has `kept`. */
export function settleOrderConflict(kept: readonly string[]): void {
  const [conflict, ...others] = orderConflictStore.getState();
  orderConflictStore.setState(others, true);
  if (!conflict || kept.length === 0) return;
  const change = Object.entries(conflict.change).filter(([name]) => kept.includes(name));
  void changeOrder(rowId(conflict.before), Object.fromEntries(change));
}

const CHECKED: ReadonlySet<unknown> = new Set([true, 1, '1', 'true']);

/** What staff have entered. Servers that don't store it send orders without these fields. */
export function orderWork(order: Row) {
  return {
    /** As in the list of installers, or null. */
    installerId: order.installerId ?? null,
    packed: CHECKED.has(order.packed),
    shipped: CHECKED.has(order.shipped),
    delivered: CHECKED.has(order.delivered),
    installed: CHECKED.has(order.installed),
  };
}

const waiting = createWaiting<Partial<OrderWork>>({
  join: (earlier, later) => ({ ...earlier, ...later }),
  sendLast: (id) => void saveLast(id).catch(() => undefined),
});

/**
 * Changes an order. The change shows at once, and is reverted with a message if the server rejects it. Changes made
 * while one is being sent are sent together after it, with the version that it resulted in.
 */
export function changeOrder(id: string, change: Partial<OrderWork>): Promise<void> {
  waiting.add(id, change);
  return changeList(orderList, {
    scope: id,
    // Otherwise the next order would move under the pointer.
    keepsView: isOwnServer(),
    show: inOrder(id, (order) => ({ ...order, ...change })),
    async send() {
      const joined = waiting.take(id);
      return joined ? await save(id, joined) : (orders) => orders;
    },
  });
}

/** Sends an order that is one of several to change (`changeSelected`). */
export const sendOrder = (order: Row) => api.updateOrder(order);

type OrdersChange = (orders: readonly Row[]) => readonly Row[];

/** Saves an order as it is shown, without waiting for the response to the previous change. */
async function saveLast(id: string): Promise<void> {
  const isIt = (order: Row) => rowId(order) === id;
  const stored = settledContent(orderList).find(isIt);
  const shown = listStore(orderList).getState().content.find(isIt);
  if (!stored || !shown) return;
  const { version } = stored;
  const next = typeof version === 'number' ? version + 1 : version;
  const sent = { ...stored, ...orderWork(shown), version: next };
  await api.updateOrder(askToMerge(sent), { keepalive: true });
}

async function save(id: string, change: Partial<OrderWork>): Promise<OrdersChange | undefined> {
  const stored = settledContent(orderList).find((order) => rowId(order) === id);
  if (!stored) {
    showAlert(texts.gone);
    return undefined;
  }
  if (isDone(stored, change)) return (orders) => orders;
  const sent: Row = { ...stored, ...orderWork(stored), ...change };
  const name = orderName(stored);
  const settled = await runCall({ what: texts.updateOrder(name) }, () =>
    api.updateOrder(askToMerge(sent)),
  );
  if (settled.ok) {
    const { value: written } = settled;
    const warning = warningOf(sent, change);
    const text = warning ?? whatChanged(stored, change);
    const update = { entity: 'order', before: stored, written };
    if (!announceUpdate(text, orderList, update)) {
      // Other servers can't undo, but the change can be changed back.
      if (warning) offerToChangeBack(warning, stored, change);
      else forgetUndo();
    }
    // The response may lack what the list includes, such as the customer.
    return inOrder(id, () => ({ ...sent, ...(written && withoutMerged(written)) }));
  }
  const { failure } = settled;
  if (failure.kind === 'conflict') {
    const current = { ...stored, ...failure.current };
    if (!isDone(current, change)) {
      orderConflictStore.setState((all) => [...all, { before: stored, current, change }], true);
      // Only the screen of orders asks.
      if (!isInView(orderList)) showAlert(texts.notChanged(name, texts.changedSince));
    }
    return inOrder(id, () => withoutMerged(current));
  }
  const message = messageFor(failure);
  // An unsupported request fails alike for every order, so the alert names none, and is shown once.
  if (message) showAlert(failure.kind === 'notFound' ? message : texts.notChanged(name, message));
  return undefined;
}

function offerToChangeBack(warning: string, stored: Row, change: Partial<OrderWork>): void {
  // Only the fields of this change: other fields may have changed since.
  const before = Object.entries(orderWork(stored)).filter(([field]) => field in change);
  offerOnce(warning, () => changeOrder(rowId(stored), Object.fromEntries(before)));
}

/** Describes a change of one field; of several, says only that the order was updated. */
function whatChanged(order: Row, change: Partial<OrderWork>): string {
  const name = orderName(order);
  const [first, ...others] = Object.entries(change);
  if (!first || others.length > 0) return texts.updated(name);
  const [field, value] = first;
  if (field !== 'installerId') return texts.step(name, field, value === true);
  const { content } = listStore(installerList).getState();
  const known = [...ownInstallers(order), ...content].filter(isRecord);
  const installer = known.find((one) => rowId(one) === String(value));
  return texts.installer(name, value === null ? undefined : String(installer?.name ?? value));
}

/** Warns about a likely mistake: a step that is done before an earlier one, or in an order that isn't paid. */
function warningOf(order: Row, change: Partial<OrderWork>): string | undefined {
  const name = orderName(order);
  const skipped = skippedBy(order, change);
  if (skipped) return texts.outOfOrder(name, ...skipped);
  const payment = paymentOf(order);
  const done = orderSteps.find((step) => change[step]);
  const isUnpaid = payment !== '' && !isPaid(order);
  return done && isUnpaid ? texts.notPaid(name, done, payment) : undefined;
}

/** A step that is done and the one before it, which is not, if this change has led to that. */
function skippedBy(order: Row, change: Partial<OrderWork>) {
  const work = orderWork(order);
  return orderSteps
    .slice(1)
    .map((step, index) => [step, orderSteps[index] ?? step] as const)
    .find(
      ([step, earlier]) => work[step] && !work[earlier] && (step in change || earlier in change),
    );
}

function isDone(order: Row, change: Partial<OrderWork>): boolean {
  const work: Readonly<Record<string, unknown>> = orderWork(order);
  return Object.entries(change).every(([name, value]) => String(value) === String(work[name]));
}

function inOrder(id: string, change: (order: Row) => Row): OrdersChange {
  return (orders) =>
    Object.freeze(orders.map((order) => (rowId(order) === id ? change(order) : order)));
}
