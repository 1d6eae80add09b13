import { MERGE } from '../../entities/wire/history';
import type { Input } from '../entities/check-input';
import { showCurrent } from '../entities/expected-row';
import { updateRow } from '../entities/write-row';
import type { Author, EntityStore } from '../entity-tables/entity-store';
import { orderConfig, staffFields } from '../hand-written-entities/order-config';
import { requireInstaller } from '../hand-written-entities/require-installer';
import { orderToWire } from './order-wire';

/** Changes the fields that staff fill in; everything else in the input is ignored. */
export async function updateOrder(
  store: EntityStore,
  author: Author,
  input: Input,
): Promise<object> {
  const names = ['id', 'version', MERGE, ...staffFields];
  const own = Object.fromEntries(names.map((name) => [name, input[name]]));
  const row = await showCurrent(orderToWire, () =>
    updateRow(store, orderConfig, author, own, (open, { installerId }) =>
      requireInstaller(open, installerId),
    ),
  );
  return orderToWire(row);
}
