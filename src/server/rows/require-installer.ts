import { fieldOf } from '../../entities/entity-config';
import { orderConfig } from '../../entities/order-config';
import { HttpError, invalid } from '../http/errors';
import type { EntityStore } from '../tables/entity-store';
import { tableOf } from '../tables/identifiers';
import { writeTexts as texts } from './texts';
import type { Client } from './visible-references';

const INSTALLER = 'installer';
const UNKNOWN = 'This installer no longer exists.';

/** An order may keep an installer who has been removed, but can't get one, nor one whom the client may not see. */
export async function requireInstaller(
  { db }: EntityStore,
  client: Client,
  id: unknown,
): Promise<void> {
  if (typeof id !== 'number') return;
  if (!client.may(INSTALLER, 'read'))
    throw new HttpError(403, texts.hiddenTarget(fieldOf(orderConfig, 'installerId')));
  const hasInstallers = await db
    .selectFrom('stored_field')
    .select('field')
    .where('entity', '=', INSTALLER)
    .limit(1)
    .executeTakeFirst();
  const installer =
    hasInstallers &&
    (await db.selectFrom(tableOf(INSTALLER)).select('id').where('id', '=', id).executeTakeFirst());
  if (!installer) throw invalid({ installerId: [UNKNOWN] });
}
