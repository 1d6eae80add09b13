import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/tables';

/**
 * Waits until no other transaction writes to the entity's table, and blocks others until this one ends.
 * Every writer starts with it, so nothing it reads can change before it writes.
 */
export async function lockList(db: Transaction<Database>, entity: string): Promise<void> {
  await db
    .insertInto('list_revision')
    .values({ entity, revision: randomUUID() })
    .onConflict((conflict) =>
      conflict.column('entity').doUpdateSet((eb) => ({ entity: eb.ref('excluded.entity') })),
    )
    .execute();
}

/** Marks the list as changed. */
export async function reviseList(db: Transaction<Database>, entity: string): Promise<void> {
  await db
    .updateTable('list_revision')
    .set({ revision: randomUUID() })
    .where('entity', '=', entity)
    .execute();
}

/** Differs after every change to the list, whichever process made it. */
export async function listRevision(db: Kysely<Database>, entity: string): Promise<string> {
  const { revision } = await db
    .selectFrom('list_revision')
    .select('revision')
    .where('entity', '=', entity)
    .executeTakeFirstOrThrow();
  return revision;
}
