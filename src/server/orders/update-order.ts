import { orderConfig, staffFields } from '../../entities/order-config';
import type { Input } from '../entities/check-input';
import { showCurrent } from '../entities/expected-row';
import { updateRow } from '../entities/write-row';
import { formInput } from '../entity-api/request-input';
import type { Author, EntityStore } from '../entity-tables/entity-store';
import { requireInstaller } from '../hand-written-entities/require-installer';
import { orderToWire } from './order-wire';

/** Changes the fields that staff fill in; everything else in the input is ignored. */
export async function updateOrder(
  store: EntityStore,
  author: Author,
  input: Input,
): Promise<object> {
  const own = formInput(input, staffFields);
  const row = await showCurrent(orderToWire, () =>
    updateRow(store, orderConfig, author, own, (open, { installerId }) =>
      requireInstaller(open, installerId),
    ),
  );
  return orderToWire(row);
}
