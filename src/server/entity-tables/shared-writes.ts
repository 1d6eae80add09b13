import { setImmediate } from 'node:timers/promises';
import { CompiledQuery, type Transaction } from 'kysely';
import type { EntityConfig } from '../../entities/entity-config';
import type { Database } from '../database/tables';
import {
  type Attempt,
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
      async run(attempt) {
        const result = await attempt(author, write);
        return () => resolve(result);
      },
      reject,
    };
    const queue = store.queues.get(config);
    if (queue) queue.push(waiting);
    else void writeAll(store, config, [waiting]);
  });
}

async function writeAll(store: EntityStore, config: EntityConfig, queue: WaitingWrite[]) {
  store.queues.set(config, queue);
  while (queue.length > 0) {
    const group = queue.splice(0, MAX_GROUP);
    try {
      const outcomes = await lockTable(store, config, async (db, attempt) => {
        await assertTableMatchesConfig(db, config);
        const made: (() => void)[] = [];
        for (const write of group) {
          const isAlone = group.length === 1;
          made.push(await (isAlone ? write.run(attempt) : runBeside(db, write, attempt)));
          if (write !== group.at(-1)) continue;
          // Requests that have arrived get as far as the queue.
          await setImmediate();
          group.push(...queue.splice(0, MAX_GROUP - group.length));
        }
        return made;
      });
      for (const settle of outcomes) settle();
    } catch (error) {
      // What they were to be told may never have happened.
      for (const { reject } of group) reject(error);
    }
  }
  store.queues.delete(config);
}

const save = CompiledQuery.raw('savepoint one');
const goBack = CompiledQuery.raw('rollback to savepoint one');
const release = CompiledQuery.raw('release savepoint one');

/** Runs a write so that only its own changes are undone if it throws. */
async function runBeside(db: Transaction<Database>, write: WaitingWrite, attempt: Attempt) {
  await db.executeQuery(save);
  let outcome: () => void;
  try {
    outcome = await write.run(attempt);
  } catch (error) {
    // There is no savepoint any more when the disk was full or the connection is lost.
    await db.executeQuery(goBack).catch(() => {
      throw error;
    });
    outcome = () => write.reject(error);
  }
  await db.executeQuery(release);
  return outcome;
}
