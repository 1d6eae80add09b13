import { MERGE } from '../../entities/wire/history';
import type { Input } from '../entities/check-input';
import { showCurrent } from '../entities/expected-row';
import { updateRow } from '../entities/write-row';
import type { Author, EntityStore } from '../entity-tables/entity-store';
import { tableOf } from '../entity-tables/identifiers';
import { orderConfig, staffFields } from '../hand-written-entities/order-config';
import { invalid } from '../http/errors';
import { orderToWire } from './order-wire';
import { orderTexts as texts } from './texts';

const INSTALLER = 'installer';

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

/** An order may keep an installer who has been removed, but can't get one. */
async function requireInstaller({ db }: EntityStore, id: unknown): Promise<void> {
  if (typeof id !== 'number') return;
  const hasInstallers = await db
    .selectFrom('stored_field')
    .select('field')
    .where('entity', '=', INSTALLER)
    .limit(1)
    .executeTakeFirst();
  const installer =
    hasInstallers &&
    (await db.selectFrom(tableOf(INSTALLER)).select('id').where('id', '=', id).executeTakeFirst());
  if (!installer) throw invalid({ installerId: [texts.unknownInstaller] });
}
