import { invalid } from '../http/errors';
import type { EntityStore } from '../tables/entity-store';
import { tableOf } from '../tables/identifiers';
import { writeTexts as texts } from './texts';

const INSTALLER = 'installer';

/** An order may keep an installer who has been removed, but can't get one. */
export async function requireInstaller({ db }: EntityStore, id: unknown): Promise<void> {
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
  if (!installer) throw invalid({ installerId: [texts.noInstaller] });
}
