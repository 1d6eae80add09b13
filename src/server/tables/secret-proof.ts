import { DatabaseError } from '../database/database-error';
import type { Cipher } from '../secrets/cipher';
import type { EntityStore } from './entity-store';
import { tableTexts as texts } from './texts';

const PURPOSE = 'sealed fields';

/** Identifies the secret that values were encrypted with. */
export const proofOf = (cipher: Cipher) => cipher.digest(PURPOSE);

/** Throws if the database's values were encrypted with another secret. The first call stores the proof of this one. */
export async function assertSameSecret({ db, cipher }: EntityStore): Promise<void> {
  await db
    .insertInto('seal')
    .values({ purpose: PURPOSE, proof: proofOf(cipher) })
    .onConflict((conflict) => conflict.column('purpose').doNothing())
    .execute();
  await assertNotOtherSecret({ db, cipher });
}

/** Like `assertSameSecret`, but writes nothing. */
export async function assertNotOtherSecret({
  db,
  cipher,
}: Pick<EntityStore, 'db' | 'cipher'>): Promise<void> {
  const stored = await db
    .selectFrom('seal')
    .select('proof')
    .where('purpose', '=', PURPOSE)
    .executeTakeFirst();
  if (stored && stored.proof !== proofOf(cipher)) throw new DatabaseError(texts.otherSecret);
}
