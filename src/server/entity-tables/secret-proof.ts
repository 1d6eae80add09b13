import { DatabaseError } from '../database/database-error';
import type { EntityStore } from './entity-store';
import { tableTexts } from './texts';

const PURPOSE = 'sealed fields';

/**
 * Makes sure that the secret is the one the database's values were sealed with: with another one,
 * nothing could be opened, and what is written would not fit what is there.
 */
export async function proveSecret({ db, sealer }: EntityStore): Promise<void> {
  const proof = sealer.digest(PURPOSE);
  await db
    .insertInto('seal')
    .values({ purpose: PURPOSE, proof })
    .onConflict((conflict) => conflict.column('purpose').doNothing())
    .execute();
  const kept = await db
    .selectFrom('seal')
    .select('proof')
    .where('purpose', '=', PURPOSE)
    .executeTakeFirst();
  if (kept?.proof !== proof) throw new DatabaseError(tableTexts.otherSecret);
}
