import type { Kysely, Transaction } from 'kysely';
import type { EntityConfig } from '../../entities/entity-config';
import type { Way } from '../../entities/wire/history';
import { type RowStatements, rowStatements } from '../database/row-statements';
import type { Database, EntityTableName, Timestamp } from '../database/tables';
import { type Cipher, createCipher } from '../secrets/cipher';
import type { LastChange } from './list-revision';

/** Where rows are stored, and what encrypts the values that must not be stored as plain text. */
export interface EntityStore {
  readonly db: Kysely<Database>;
  readonly cipher: Cipher;
  /** Changes that wait to share a transaction. */
  readonly queues: WeakMap<EntityConfig, QueuedWrite[]>;
  /** The statements that write rows of a table. */
  readonly statementsOf: (table: string) => RowStatements;
}

/** What most routes need. */
export interface StoreParts {
  readonly store: EntityStore;
  /** The current configs, whose tables exist; a new array whenever one of them has changed. */
  readonly configs: () => readonly EntityConfig[];
}

export function entityStore(db: Kysely<Database>, secret: string): EntityStore {
  const cipher = createCipher(secret);
  const statements = new Map<string, RowStatements>();
  const statementsOf = (table: string) => {
    const known = statements.get(table) ?? rowStatements(table);
    statements.set(table, known);
    return known;
  };
  return { db, cipher, queues: new WeakMap(), statementsOf };
}

/** The store inside a transaction that changes one entity's rows, which are locked until it ends. */
export interface EntityTransaction extends EntityStore {
  readonly db: Transaction<Database>;
  readonly config: EntityConfig;
  readonly table: EntityTableName;
  readonly author: Author | CommandLine | null;
  /** The time of its changes. */
  readonly at: Timestamp;
  /** Gives the list a new revision when the transaction ends. `last` is missing if the history lists no change. */
  readonly markChanged: (last?: LastChange) => void;
}

/** Who makes a change; null if the server itself does. */
export interface Author {
  readonly id: number;
  readonly username: string;
  /** A form by default. */
  readonly way?: Way;
}

/** Who makes a change at the server’s terminal, without an account. */
interface CommandLine {
  readonly id: null;
  readonly username: string;
  readonly way: Way;
}

/** A transaction that has the lock on an entity's rows, and in which several authors may write. */
export interface SharedTransaction {
  readonly db: Transaction<Database>;
  /** What changed the list: entries of the history, or undefined for a change that it does not list. */
  readonly marks: (LastChange | undefined)[];
  transactionOf(author: EntityTransaction['author']): EntityTransaction;
}

/** A change that waits to share a transaction with others. */
export interface QueuedWrite {
  /** Makes the change. Returns a function that answers its request, to be called once the change is on the disk. */
  run(shared: SharedTransaction): Promise<() => void>;
  reject(error: unknown): void;
}
