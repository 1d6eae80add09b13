import type { EntityConfig } from '../../entities/entity-config';
import {
  type Author,
  type EntityStore,
  type OpenTable,
  writeTo,
} from '../entity-tables/entity-store';
import { listRevision } from '../entity-tables/list-revision';

const MAX_ATTEMPTS = 5;

/**
 * Prepares a change while others may write, then writes it in one transaction. If the rows changed
 * in between, it is prepared again. Returns undefined, having written nothing, if they keep changing.
 */
export async function retryOnConflict<Result>(
  store: EntityStore,
  config: EntityConfig,
  author: Author | null,
  prepare: () => Promise<(open: OpenTable) => Promise<Result>>,
): Promise<Result | undefined> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    // Read before the rows, so that a change between the two counts as a conflict.
    const revision = await listRevision(store.db, config.name);
    const write = await prepare();
    const written = await writeTo(store, config, author, async (open) =>
      (await listRevision(open.db, config.name)) === revision
        ? { result: await write(open) }
        : undefined,
    );
    if (written) return written.result;
  }
  return undefined;
}
