import { setImmediate } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import type { EntityConfig } from '../../entities/entity-config';
import { iso } from '../time/clock';
import type {
  Author,
  EntityStore,
  EntityTransaction,
  QueuedWrite,
  SharedTransaction,
} from './entity-store';
import { tableOf } from './identifiers';
import { lockList, reviseList } from './list-revision';
import { assertTableMatchesConfig } from './stored-fields';

/** Calls `write` in a new transaction that locks the entity's rows. */
export function writeTo<Result>(
  store: EntityStore,
  config: EntityConfig,
  author: EntityTransaction['author'],
  write: (transaction: EntityTransaction) => Promise<Result>,
): Promise<Result> {
  return inEntityTransaction(store, config, ({ transactionOf }) => write(transactionOf(author)));
}

/**
 * Calls `run` in a new transaction that locks the entity's rows, and gives their list a new revision if they have
 * changed.
 */
function inEntityTransaction<Result>(
  store: EntityStore,
  config: EntityConfig,
  run: (shared: SharedTransaction) => Promise<Result>,
): Promise<Result> {
  return store.db
    .transaction()
    .setIsolationLevel('read committed')
    .execute(async (db) => {
      const revision = await lockList(db, config.name);
      const marks: SharedTransaction['marks'] = [];
      const transactionOf: SharedTransaction['transactionOf'] = (author) => ({
        ...store,
        db,
        config,
        table: tableOf(config.name),
        author,
        at: iso(Date.now()),
        markChanged: (last) => void marks.push(last),
      });
      const result = await run({ db, marks, transactionOf });
      if (marks.length > 0) {
        const last = marks.includes(undefined) ? undefined : marks.at(-1);
        await reviseList(db, config.name, revision, last);
      }
      return result;
    });
}

/** This many changes take a few milliseconds, during which SQLite's driver lets nothing else run. */
const MAX_GROUP = 50;

/**
 * Runs `write` with a lock on the entity's rows, in a transaction that it shares with others that wait for the lock:
 * the disk takes as long for one change as for many. A `write` that throws changes nothing. Throws a 503 if the table
 * does not match the config.
 */
export function shareTransaction<Result>(
  store: EntityStore,
  config: EntityConfig,
  author: Author | null,
  write: (transaction: EntityTransaction) => Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const queued: QueuedWrite = {
      async run({ transactionOf }) {
        const result = await write(transactionOf(author));
        return () => resolve(result);
      },
      reject,
    };
    const queue = store.queues.get(config);
    if (queue) queue.push(queued);
    else void writeAll(store, config, [queued]);
  });
}

async function writeAll(store: EntityStore, config: EntityConfig, queue: QueuedWrite[]) {
  store.queues.set(config, queue);
  while (queue.length > 0) {
    const group = queue.splice(0, MAX_GROUP);
    try {
      const outcomes = await inEntityTransaction(store, config, async (shared) => {
        await assertTableMatchesConfig(shared.db, config);
        const made: (() => void)[] = [];
        for (const write of group) {
          const isAlone = group.length === 1;
          made.push(await (isAlone ? write.run(shared) : runBeside(write, shared)));
          if (write !== group.at(-1)) continue;
          // Lets requests that have arrived reach the queue.
          await setImmediate();
          group.push(...queue.splice(0, MAX_GROUP - group.length));
        }
        return made;
      });
      for (const settle of outcomes) settle();
    } catch (error) {
      // None of the changes is certain to have been made.
      for (const { reject } of group) reject(error);
    }
  }
  store.queues.delete(config);
}

const save = CompiledQuery.raw('savepoint one');
const goBack = CompiledQuery.raw('rollback to savepoint one');
const release = CompiledQuery.raw('release savepoint one');

/** Runs a write so that only its own changes are undone if it throws. */
async function runBeside(write: QueuedWrite, shared: SharedTransaction): Promise<() => void> {
  const { db, marks } = shared;
  const before = marks.length;
  await db.executeQuery(save);
  let outcome: () => void;
  try {
    outcome = await write.run(shared);
  } catch (error) {
    // There is no savepoint any more when the disk was full or the connection is lost.
    await db.executeQuery(goBack).catch(() => {
      throw error;
    });
    marks.length = before;
    outcome = () => write.reject(error);
  }
  await db.executeQuery(release);
  return outcome;
}
