import type { Kysely, Transaction } from 'kysely';
import type { EntityConfig } from '../../entities/entity-config';
import type { Database, EntityTableName, Timestamp } from '../database/tables';
import type { Sealer } from '../secrets/sealer';
import { tableOf } from './identifiers';
import { type LastChange, lockList, reviseList } from './list-revision';

/** Where rows are stored, and what encrypts the values that must not be stored as plain text. */
export interface EntityStore {
  readonly db: Kysely<Database>;
  readonly sealer: Sealer;
}

/**
 * The store inside a transaction that changes one entity's rows, which are locked until it ends.
 */
export interface OpenTable extends EntityStore {
  readonly db: Transaction<Database>;
  readonly config: EntityConfig;
  readonly table: EntityTableName;
  readonly author: Author | null;
  /** When its changes are made. */
  readonly at: Timestamp;
  /**
   * Gives the list a new revision at the end of the transaction. Changes that the history doesn't list
   * have no `last` entry.
   */
  readonly markChanged: (last?: LastChange) => void;
}

/** Who makes a change; null where the server makes it on its own. */
export interface Author {
  readonly id: number;
  readonly username: string;
}

/** Runs `write` in a transaction of its own, with a lock on the entity's rows. */
export function writeTo<Result>(
  { db, sealer }: EntityStore,
  config: EntityConfig,
  author: Author | null,
  write: (open: OpenTable) => Promise<Result>,
): Promise<Result> {
  return db
    .transaction()
    .setIsolationLevel('read committed')
    .execute(async (trx) => {
      const revision = await lockList(trx, config.name);
      const marks: (LastChange | undefined)[] = [];
      const result = await write({
        ...{ db: trx, sealer, config, table: tableOf(config.name), author },
        at: new Date().toISOString(),
        markChanged: (last) => void marks.push(last),
      });
      if (marks.length > 0) {
        const last = marks.includes(undefined) ? undefined : marks.at(-1);
        await reviseList(trx, config.name, revision, last);
      }
      return result;
    });
}
