import { type Kysely, sql, type Transaction } from 'kysely';
import type { EntityConfig } from '../../entities/entity-config';
import type { Way } from '../../entities/wire/history';
import { isPostgres } from '../database/dialect';
import { newIds, rowStatements } from '../database/row-statements';
import type { Database, EntityTableName, Timestamp } from '../database/tables';
import { createSealer, type Sealer } from '../secrets/sealer';
import { tableOf } from './identifiers';
import { type LastChange, lockList, reviseList } from './list-revision';

/** Where rows are stored, and what encrypts the values that must not be stored as plain text. */
export interface EntityStore {
  readonly db: Kysely<Database>;
  readonly sealer: Sealer;
  /** Changes that wait to share a transaction (`shared-writes.ts`). */
  readonly queues: WeakMap<EntityConfig, WaitingWrite[]>;
  /** Adds entries to the history, and returns their ids. */
  readonly insertHistory: ReturnType<typeof historyInserter>;
}

/** In the order in which `recordChanges` gives their values. */
const columns =
  'at account_id username entity row_id action before after version way import_id undoes'.split(
    ' ',
  );

function historyInserter(db: Kysely<Database>) {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const returning = isPostgres(db) ? sql` returning id` : sql``;
  const insert = rowStatements({
    ...{ table: 'change', columns },
    write: (rows) => sql<{ id: number }>`insert into change (${names}) ${rows}${returning}`,
  });
  return async (db: Kysely<Database>, entries: readonly (readonly unknown[])[]) =>
    newIds(await insert(db, entries), entries.length);
}

export function entityStore(db: Kysely<Database>, secret: string): EntityStore {
  const sealer = createSealer(secret);
  return { db, sealer, queues: new WeakMap(), insertHistory: historyInserter(db) };
}

/** The store inside a transaction that changes one entity's rows, which are locked until it ends. */
export interface OpenTable extends EntityStore {
  readonly db: Transaction<Database>;
  readonly config: EntityConfig;
  readonly table: EntityTableName;
  readonly author: Author | null;
  /** When its changes are made. */
  readonly at: Timestamp;
  /** The import that its changes belong to, or the change that they take back. */
  readonly importId?: number;
  readonly undoes?: number | undefined;
  /** Gives the list a new revision when the transaction ends, without `last` if the history lists no change. */
  readonly markChanged: (last?: LastChange) => void;
}

/** Who makes a change; null where the server makes it on its own. */
export interface Author {
  readonly id: number;
  readonly username: string;
  /** By default a form. */
  readonly way?: Way;
}

export type Write<Result> = (open: OpenTable) => Promise<Result>;

/** Changes rows. After one that throws, the transaction must end or go back to a savepoint. */
export type Attempt = <Result>(author: Author | null, write: Write<Result>) => Promise<Result>;

/** A change that waits to share a transaction with others. */
export interface WaitingWrite {
  /** Returns what tells its request, once the change is on the disk. */
  run(attempt: Attempt): Promise<() => void>;
  reject(error: unknown): void;
}

/** Runs `write` in a transaction of its own, with a lock on the entity's rows. */
export function writeTo<Result>(
  store: EntityStore,
  config: EntityConfig,
  author: Author | null,
  write: Write<Result>,
): Promise<Result> {
  return lockTable(store, config, (_, attempt) => attempt(author, write));
}

/** Runs attempts to change rows in a transaction, with a lock on the entity's rows. */
export function lockTable<Result>(
  store: EntityStore,
  config: EntityConfig,
  run: (db: Transaction<Database>, attempt: Attempt) => Promise<Result>,
): Promise<Result> {
  return store.db
    .transaction()
    .setIsolationLevel('read committed')
    .execute(async (db) => {
      const revision = await lockList(db, config.name);
      const marks: (LastChange | undefined)[] = [];
      const result = await run(db, async (author, write) => {
        const own: typeof marks = [];
        const written = await write({
          ...{ ...store, db, config, table: tableOf(config.name), author },
          at: new Date().toISOString(),
          markChanged: (last) => void own.push(last),
        });
        marks.push(...own);
        return written;
      });
      if (marks.length > 0) {
        const last = marks.includes(undefined) ? undefined : marks.at(-1);
        await reviseList(db, config.name, revision, last);
      }
      return result;
    });
}
