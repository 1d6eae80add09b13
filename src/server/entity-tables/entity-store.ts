import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/tables';
import type { Sealer } from '../secrets/sealer';
import { lockList } from './list-revision';

/** Where rows are kept, and what seals the values that must not stand there in clear. */
export interface EntityStore {
  readonly db: Kysely<Database>;
  readonly sealer: Sealer;
}

/** The store while one entity's table is being written. */
export interface OpenStore {
  readonly trx: Transaction<Database>;
  readonly sealer: Sealer;
}

/** Who makes a change; nobody for what the server does of itself. */
export interface Author {
  readonly id: number;
  readonly username: string;
}

/**
 * Runs `write` in a transaction of its own, with no other writer at the entity's table: what it reads
 * nobody changes before it writes.
 */
export function writeTo<Result>(
  { db, sealer }: EntityStore,
  entity: string,
  write: (store: OpenStore) => Promise<Result>,
): Promise<Result> {
  return db
    .transaction()
    .setIsolationLevel('read committed')
    .execute(async (trx) => {
      await lockList(trx, entity);
      return await write({ trx, sealer });
    });
}
