import type { EntityTransaction } from '../tables/entity-store';
import { type ChangeSet, RejectedChange, type RowChange } from './change-set';
import { missingKeys } from './references';
import { writeTexts as texts } from './texts';

const INSTALLER = 'installer';

/**
 * Throws a 422 if an order gets an installer who doesn't exist; it may keep one who has been removed. Until the
 * transaction ends, no one can remove those that orders get.
 */
export async function requireInstallers(
  transaction: EntityTransaction,
  { changes, allowsDangling }: ChangeSet,
): Promise<void> {
  if (allowsDangling) return;
  const idOf = ({ after }: RowChange) => after?.installerId;
  const assigning = changes.filter((change) => typeof idOf(change) === 'number');
  if (assigning.length === 0) return;
  const hasTable = await transaction.db
    .selectFrom('stored_field')
    .select('field')
    .where('entity', '=', INSTALLER)
    .limit(1)
    .executeTakeFirst();
  const ids = assigning.map(idOf);
  const installer = { name: INSTALLER, key: undefined };
  const missing = hasTable ? await missingKeys(transaction, installer, ids) : new Set(ids);
  const rejected = assigning.find((change) => missing.has(idOf(change)));
  if (rejected) throw new RejectedChange(rejected, { installerId: [texts.noInstaller] });
}
