import * as api from '../../api/orders';
import { type Row, rowId } from '../../entities/row';
import { messageFor } from '../calls/message-for';
import { showAlert, showToast } from '../calls/notices';
import { runCall } from '../calls/run-call';
import { texts } from '../calls/task-texts';
import { changeList, settledContent } from '../lists/lists';
import { orderList } from './list';

/** What staff enter of an order. */
export interface OrderWork {
  /** The id as the list of installers has it. */
  readonly installerId: unknown;
  readonly packed: boolean;
  readonly shipped: boolean;
  readonly delivered: boolean;
  readonly installed: boolean;
}

const TICKED: ReadonlySet<unknown> = new Set([true, 1, '1', 'true']);

/** What was entered of an order; a server that knows nothing of it has nobody and no box ticked. */
export function orderWork(order: Row): OrderWork {
  return {
    installerId: order.installerId ?? null,
    packed: TICKED.has(order.packed),
    shipped: TICKED.has(order.shipped),
    delivered: TICKED.has(order.delivered),
    installed: TICKED.has(order.installed),
  };
}

/** An order's id as people know it. */
export function orderName(order: Row): string {
  return String(order.orderId ?? rowId(order));
}

/** The last change of each order that is under way. */
const lastChanges = new Map<string, Promise<void>>();

/**
 * Enters something of an order: at once on the screen, and taken back, with a message, when the server
 * refuses. Changes of one order are sent one after the other, each with the version that the one
 * before it led to.
 */
export function changeOrder(id: string, change: Partial<OrderWork>): Promise<void> {
  const before = lastChanges.get(id);
  const changed = changeList(
    orderList,
    (orders) => withOrder(orders, id, (order) => ({ ...order, ...change })),
    async () => {
      await before;
      return save(id, change);
    },
  ).finally(() => {
    if (lastChanges.get(id) === changed) lastChanges.delete(id);
  });
  lastChanges.set(id, changed);
  return changed;
}

type OrdersChange = (orders: readonly Row[]) => readonly Row[];

async function save(id: string, change: Partial<OrderWork>): Promise<OrdersChange | undefined> {
  const stored = settledContent(orderList).find((order) => rowId(order) === id);
  if (!stored) return undefined;
  const sent: Row = { ...stored, ...orderWork(stored), ...change };
  const name = orderName(stored);
  const settled = await runCall({ what: texts.updateOrder(name) }, () => api.updateOrder(sent));
  if (settled.ok) {
    // Answers may lack what the list brings along, such as the customer.
    const answer = settled.value;
    return (orders) => withOrder(orders, id, () => ({ ...sent, ...answer }));
  }
  const { failure } = settled;
  if (failure.kind === 'conflict') {
    const { current } = failure;
    tellConflict(id, name, current, change);
    return (orders) => withOrder(orders, id, (order) => ({ ...order, ...current }));
  }
  const message = messageFor(failure);
  // What the server can't do at all is true of every order, and said once.
  if (message) showAlert(failure.kind === 'notFound' ? message : texts.notEntered(name, message));
  return undefined;
}

/** Says that the order is shown as somebody else changed it, and offers the change again where it differs. */
function tellConflict(id: string, name: string, current: Row, change: Partial<OrderWork>): void {
  const now = orderWork(current);
  const isDone = Object.entries({ ...now, ...change }).every(
    ([field, value]) => String(value) === String(Reflect.get(now, field)),
  );
  const again = { label: texts.enterAgain, run: () => void changeOrder(id, change) };
  showToast(texts.orderChanged(name), isDone ? undefined : again);
}

function withOrder(
  orders: readonly Row[],
  id: string,
  change: (order: Row) => Row,
): readonly Row[] {
  return Object.freeze(orders.map((order) => (rowId(order) === id ? change(order) : order)));
}
