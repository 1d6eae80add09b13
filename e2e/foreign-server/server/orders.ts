import { newOrder, ORDERS } from './order-rows';
import { type Calls, inputOf, json, missing, plain, type ReceivedRequest } from './responses';
import type { ForeignRow } from './rows';

/** The orders and their endpoints. */
export class Orders {
  rows: readonly ForeignRow[] = ORDERS;
  /** Whether installers and boxes can be saved; most sites have no such endpoint. */
  takesUpdates = false;

  get calls(): Calls {
    return this.takesUpdates ? { ...this.#always, ...this.#updates } : this.#always;
  }

  readonly #always: Calls = {
    '/api/orders/fetch': () => json(200, this.rows),

    '/api/orders/syncorders': () => {
      const id = Math.max(...this.rows.map((row) => Number(row.id))) + 1;
      this.rows = [newOrder(id), ...this.rows];
      return plain('1');
    },
  };

  readonly #updates: Calls = { '/api/orders/update': (request) => this.#update(request) };

  #update(request: ReceivedRequest) {
    const { id, installerId, packed, shipped, delivered, installed } = inputOf(request);
    const row = this.rows.find((other) => String(other.id) === String(id));
    if (!row) return missing('Order', id);
    const boxes = Object.entries({ packed, shipped, delivered, installed });
    const changed = {
      installerId,
      ...Object.fromEntries(boxes.map(([box, value]) => [box, value ? 1 : 0])),
    };
    this.rows = this.rows.map((other) => (other === row ? { ...row, ...changed } : other));
    return plain('1');
  }
}
