import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/tables';

/**
 * Waits until no other transaction writes to the entity's table, and keeps others from it until this
 * one ends. The first thing every writer does: what it reads afterwards nobody can change under it.
 */
export async function lockList(trx: Transaction<Database>, entity: string): Promise<void> {
  await trx
    .insertInto('list_revision')
    .values({ entity, revision: randomUUID() })
    .onConflict((conflict) =>
      conflict.column('entity').doUpdateSet((eb) => ({ entity: eb.ref('excluded.entity') })),
    )
    .execute();
}

/** Notes that the list is not what it was. */
export async function reviseList(trx: Transaction<Database>, entity: string): Promise<void> {
  await trx
    .updateTable('list_revision')
    .set({ revision: randomUUID() })
    .where('entity', '=', entity)
    .execute();
}

/** What is different after every change to the list, whichever process made it. */
export async function listRevision(db: Kysely<Database>, entity: string): Promise<string> {
  const { revision } = await db
    .selectFrom('list_revision')
    .select('revision')
    .where('entity', '=', entity)
    .executeTakeFirstOrThrow();
  return revision;
}
