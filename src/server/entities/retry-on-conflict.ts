import type { EntityStore } from '../entity-tables/entity-store';
import { listRevision } from '../entity-tables/list-revision';

/** How often others may come between. */
const ATTEMPTS = 5;

/**
 * Makes a change that is worked out while others may write. An attempt gets the list's revision and
 * gives back nothing, having changed nothing, when the list has another one by the time it writes: then
 * it is tried again. Gives back nothing when others never stop.
 */
export async function retryOnConflict<Result>(
  { db }: EntityStore,
  entity: string,
  attempt: (revision: string) => Promise<Result | undefined>,
): Promise<Result | undefined> {
  for (let count = 0; count < ATTEMPTS; count++) {
    // Read before the rows: a change that comes between the two makes another revision.
    const result = await attempt(await listRevision(db, entity));
    if (result !== undefined) return result;
  }
  return undefined;
}
