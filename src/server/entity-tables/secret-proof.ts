import { DatabaseError } from '../database/database-error';
import type { Sealer } from '../secrets/sealer';
import type { EntityStore } from './entity-store';
import { tableTexts as texts } from './texts';

const PURPOSE = 'sealed fields';

/** Tells by which secret values were sealed. */
export const proofOf = (sealer: Sealer) => sealer.digest(PURPOSE);

/** Throws if the database's values were sealed with another secret, which could open none of them. */
export async function assertSameSecret({ db, sealer }: EntityStore): Promise<void> {
  const proof = proofOf(sealer);
  await db
    .insertInto('seal')
    .values({ purpose: PURPOSE, proof })
    .onConflict((conflict) => conflict.column('purpose').doNothing())
    .execute();
  await assertNotOtherSecret({ db, sealer });
}

/** The same, but writes nothing. */
export async function assertNotOtherSecret({
  db,
  sealer,
}: Pick<EntityStore, 'db' | 'sealer'>): Promise<void> {
  const stored = await db
    .selectFrom('seal')
    .select('proof')
    .where('purpose', '=', PURPOSE)
    .executeTakeFirst();
  if (stored && stored.proof !== sealer.digest(PURPOSE)) throw new DatabaseError(texts.otherSecret);
}
