import { invalid } from '../http/errors';
import type { EntityTransaction } from '../tables/entity-store';
import type { ChangeSet } from './change-set';
import { hasRows } from './references';
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
  const ids = changes.map(({ after }) => after?.installerId).filter((id) => typeof id === 'number');
  if (ids.length === 0) return;
  const hasTable = await transaction.db
    .selectFrom('stored_field')
    .select('field')
    .where('entity', '=', INSTALLER)
    .limit(1)
    .executeTakeFirst();
  if (!hasTable || !(await hasRows(transaction, { name: INSTALLER, key: undefined }, new Set(ids))))
    throw invalid({ installerId: [texts.noInstaller] });
}
