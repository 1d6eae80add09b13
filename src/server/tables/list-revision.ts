import { randomBytes } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { MAX_ID } from '../../entities/wire/parts';
import { isPostgres } from '../database/dialect';
import type { Database, Timestamp } from '../database/tables';
import { hashOf } from '../secrets/short-hash';

/** An entry of the history, the last of its transaction. */
export interface LastChange {
  readonly id: number;
  readonly at: Timestamp;
}

// A revision is `era.id.at.random`: within one era, the history after the entry with this `id` and time
// lists everything that has changed since. The random part makes it unique, even after a backup was restored.
// A revision that belongs to no entry has only the random part.

/**
 * Waits until no other transaction writes to the entity's table, and blocks others until this one ends.
 * Every writer starts with it, so nothing it reads can change before it writes. Returns the revision.
 */
export async function lockList(db: Transaction<Database>, entity: string): Promise<string> {
  const query = db.selectFrom('list_revision').select('revision').where('entity', '=', entity);
  // In SQLite the transaction itself is the lock. One that changes nothing should not wait for the disk.
  const known = await (isPostgres(db) ? query.forUpdate() : query).executeTakeFirst();
  if (known) return known.revision;
  const { revision } = await db
    .insertInto('list_revision')
    .values({ entity, revision: nonce() })
    .onConflict((conflict) =>
      conflict.column('entity').doUpdateSet((eb) => ({ entity: eb.ref('excluded.entity') })),
    )
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

/** Marks the list as changed. Without a `last` entry the history doesn't show what changed. */
export async function reviseList(
  db: Transaction<Database>,
  entity: string,
  before: string,
  last?: LastChange,
): Promise<void> {
  const parts = last ? [partsOf(before)?.era ?? nonce(), last.id, timePart(last.at)] : [];
  const revision = [...parts, nonce()].join('.');
  await db.updateTable('list_revision').set({ revision }).where('entity', '=', entity).execute();
}

/** Differs after every change to the list, whichever process made it. */
export async function listRevision(db: Kysely<Database>, entity: string): Promise<string> {
  const [revision = ''] = await listRevisions(db, [entity]);
  return revision;
}

/** The revisions are read at most once in this time, however often they are requested. */
const MIN_AGE_MS = 1000;

/** Differs after every change to any list. */
export function revisionOfAll(db: Kysely<Database>): () => Promise<string> {
  let known: Promise<string> | undefined;
  const forget = () => {
    known = undefined;
  };
  return () => {
    if (known) return known;
    const query = db.selectFrom('list_revision').select('revision').orderBy('entity');
    known = query.execute().then((rows) => hashOf(rows.map(({ revision }) => revision).join()));
    known.then(() => setTimeout(forget, MIN_AGE_MS).unref(), forget);
    return known;
  };
}

/** The revisions of several lists, in their order. */
export async function listRevisions(
  db: Kysely<Database>,
  entities: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('list_revision')
    .select(['entity', 'revision'])
    .where('entity', 'in', entities)
    .execute();
  const revisions = new Map(rows.map(({ entity, revision }) => [entity, revision]));
  return entities.map((entity) => {
    const revision = revisions.get(entity);
    if (revision === undefined) throw new Error(`The list ${entity} has no revision.`);
    return revision;
  });
}

/** After more changes, all rows are read again. */
const MAX_CHANGES = 5000;

/**
 * The ids of all rows that were added, changed or removed after the revision `from` and up to `to` or
 * later. Returns undefined if the history doesn't say, or if there were more than `max` changes.
 */
export async function changedSince(
  db: Kysely<Database>,
  entity: string,
  from: string,
  to: string,
  max = MAX_CHANGES,
): Promise<Set<number> | undefined> {
  if (from === to) return new Set();
  const [before, now] = [partsOf(from), partsOf(to)];
  if (!before || before.era !== now?.era) return undefined;
  const [first, ...changes] = await db
    .selectFrom('change')
    .select(['id', 'row_id', 'at'])
    // An entity's writers wait for each other, so its entries are committed in this order. `|| ''` keeps
    // the database from using the index on `entity`, which finds all of them; those after an id are few.
    .where(sql<string>`entity || ''`, '=', entity)
    .where('id', '>=', before.id)
    .orderBy('id')
    .limit(max + 2)
    .execute();
  // After a backup was restored, another entry may have this id.
  if (first?.id !== before.id || timePart(first.at) !== before.at) return undefined;
  if (changes.length > max) return undefined;
  // The entry of a batch as a whole has the row id 0.
  return new Set(changes.map(({ row_id }) => row_id).filter(Boolean));
}

function partsOf(revision: string) {
  const [, era, id, at] = /^([\w-]+)\.(\d+)\.(\w+)\.[\w-]+$/.exec(revision) ?? [];
  // A client may send a revision that no list had.
  return era && at && Number(id) <= MAX_ID ? { era, id: Number(id), at } : undefined;
}

const timePart = (at: Timestamp) => Date.parse(at).toString(36);

const nonce = () => randomBytes(9).toString('base64url');
