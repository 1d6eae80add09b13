import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { EntityConfig } from '../../entities/entity-config';
import {
  type Author,
  type EntityStore,
  lockTable,
  type WaitingWrite,
  type Write,
} from './entity-store';
import { assertTableMatchesConfig } from './stored-fields';

/** Together they take some milliseconds, during which SQLite's driver lets nothing else run. */
const MAX_GROUP = 50;

/**
 * Runs `write` with a lock on the entity's rows, in a transaction that it shares with others that wait
 * for the lock: the disk needs as long for one as for many. One that throws changes nothing. Throws a
 * 503 if the table does not match the config.
 */
export function shareTransaction<Result>(
  store: EntityStore,
  config: EntityConfig,
  author: Author | null,
  write: Write<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const waiting: WaitingWrite = {
      ...{ author, reject },
      async write(open) {
        const result = await write(open);
        return () => resolve(result);
      },
    };
    const queue = store.queues.get(config);
    if (queue) {
      queue.push(waiting);
    } else {
      const own = [waiting];
      store.queues.set(config, own);
      void writeAll(store, config, own);
    }
  });
}

async function writeAll(
  store: EntityStore,
  config: EntityConfig,
  queue: WaitingWrite[],
): Promise<void> {
  while (queue.length > 0) {
    // Requests that have arrived get as far as the queue.
    await setImmediate();
    const group = queue.splice(0, MAX_GROUP);
    try {
      for (const settle of await writeGroup(store, config, group, queue)) settle();
    } catch (error) {
      // What they were to be told may never have happened.
      for (const { reject } of group) reject(error);
    }
  }
  store.queues.delete(config);
}

/** Adds to the group whoever comes to the queue meanwhile. */
function writeGroup(
  store: EntityStore,
  config: EntityConfig,
  group: WaitingWrite[],
  queue: WaitingWrite[],
): Promise<(() => void)[]> {
  return lockTable(store, config, async (db, attempt) => {
    await assertTableMatchesConfig(db, config);
    const outcomes: (() => void)[] = [];
    for (const { author, write, reject } of group) {
      if (group.length === 1) outcomes.push(await attempt(author, write));
      else {
        await sql`savepoint one`.execute(db);
        try {
          outcomes.push(await attempt(author, write));
        } catch (error) {
          await sql`rollback to savepoint one`.execute(db);
          outcomes.push(() => reject(error));
        }
        await sql`release savepoint one`.execute(db);
      }
      if (group.length < MAX_GROUP) group.push(...queue.splice(0, 1));
    }
    return outcomes;
  });
}
