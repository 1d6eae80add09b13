import type { EntityConfig } from '../../entities/entity-config';
import { orderConfig } from '../../entities/order-config';
import { reviewConfig } from '../../entities/review-config';
import { inChunks } from '../database/chunks';
import { type NewEntry, recordBatch, recordChanges } from '../tables/change-log';
import type { Author, EntityStore, EntityTransaction } from '../tables/entity-store';
import { changedSince, listRevision } from '../tables/list-revision';
import { writeTo } from '../tables/transactions';
import type { ChangeSet, RowChange } from './change-set';
import { hidePictures } from './hide-pictures';
import { keepUploads } from './keep-uploads';
import { rejectKeyChange, rejectUnknownReferences, rejectUsed } from './references';
import { requireInstallers } from './require-installers';
import { entityWriter, type TableWriter } from './table-writer';
import { claimUniqueValues } from './unique-values';

type OwnRule = (transaction: EntityTransaction, set: ChangeSet) => Promise<void>;

/** Further rules for the rows of some entities, whatever changes them. */
const OWN_RULES: ReadonlyMap<string, OwnRule> = new Map([
  [orderConfig.name, requireInstallers],
  [reviewConfig.name, hidePictures],
]);

interface ApplyOptions {
  readonly writer?: (transaction: EntityTransaction) => TableWriter;
  /** Called with the number of rows written so far, and of all. */
  readonly onSaved?: (rows: number, total: number) => void;
}

interface Applied {
  /** The ids of the added rows, in the order of the set. */
  readonly ids: readonly number[];
  /** The entry in the history: that of the batch, or of the only change. */
  readonly entry: number | undefined;
}

/**
 * Makes all changes of a set in an open transaction, which the caller must roll back if this throws: a 409 if a row has
 * another version or others refer to it, a 422 if a unique value is taken, a row refers to one that doesn't exist, an
 * order gets an installer who doesn't, or an uploaded file is gone. Rows may swap unique values, and refer to each
 * other. A set never has both new rows and restored rows.
 */
export async function apply(
  transaction: EntityTransaction,
  set: ChangeSet,
  { writer = entityWriter, onSaved = () => {} }: ApplyOptions = {},
): Promise<Applied> {
  const removals = set.changes.filter((change) => change.after === undefined);
  const updates = set.changes.filter(
    (change) => change.before !== undefined && change.after !== undefined,
  );
  const adds = set.changes.filter((change) => change.before === undefined);
  const changedFields = () => [...new Set(updates.flatMap(({ after }) => Object.keys(after)))];
  const batchId =
    set.batch && (await recordBatch(transaction, set.batch, set.undoes, changedFields()));
  const origin = batchId === undefined ? { undoes: set.undoes } : { batchId };
  const table = writer(transaction);
  const ids: number[] = [];
  let entry = batchId;
  let saved = 0;
  const record = async (some: readonly RowChange[]) => {
    const recorded = await recordChanges(transaction, some.map(entryOf), origin);
    entry ??= recorded[0];
    saved += some.length;
    onSaved(saved, set.changes.length);
  };

  for await (const some of inChunks(removals)) {
    await table.remove(some);
    await record(some);
  }
  await claimUniqueValues(transaction, [...updates, ...adds]);
  await rejectUnknownReferences(transaction, [...updates, ...adds], set.allowsDangling);
  await keepUploads(transaction, [...updates, ...adds], set.undoes !== undefined);
  await OWN_RULES.get(transaction.config.name)?.(transaction, set);
  for await (const some of inChunks(updates)) {
    await table.update(some);
    await record(some);
  }
  for await (const some of inChunks(adds)) {
    const added = await table.insert(some);
    await record(some.map((add, index) => ({ ...add, id: added[index] })));
    ids.push(...added);
  }
  await rejectKeyChange(transaction, updates);
  await rejectUsed(transaction, removals);
  return { ids, entry };
}

function entryOf({ id = 0, version, before, after }: RowChange): NewEntry {
  return {
    action: before ? (after ? 'update' : 'remove') : 'add',
    rowId: id,
    version: version + 1,
    before: before ?? null,
    after: after ?? null,
  };
}

const MAX_ATTEMPTS = 5;

interface PrepareOptions extends ApplyOptions {
  /** The rows that the set is made from, by id; by default all. */
  readonly madeOf?: ReadonlyMap<number, unknown>;
}

type AppliedSet<Made> = Pick<Applied, 'entry'> & { readonly set: Made };

/**
 * Makes a set while others may write, and applies it in one transaction. If its rows have changed since, it is made
 * again. If they keep changing, others wait while it is made: then `make` reads in the transaction, because it must not
 * wait for another connection while others wait for it.
 */
export async function applyPrepared<Made extends ChangeSet>(
  store: EntityStore,
  config: EntityConfig,
  author: Author | null,
  make: (from: EntityStore) => Promise<Made>,
  { madeOf, ...options }: PrepareOptions = {},
): Promise<AppliedSet<Made>> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    // Read before the rows, so that a change between the two counts as a conflict.
    const revision = await listRevision(store.db, config.name);
    const set = await make(store);
    const applied = await writeTo(store, config, author, async (transaction) => {
      const now = await listRevision(transaction.db, config.name);
      if (now !== revision) {
        const changed = madeOf && (await changedSince(transaction.db, config.name, revision, now));
        if (!changed || [...changed].some((id) => madeOf.has(id))) return undefined;
      }
      return await apply(transaction, set, options);
    });
    if (applied) return { set, entry: applied.entry };
  }
  return await writeTo(store, config, author, async (transaction) => {
    const set = await make(transaction);
    return { set, entry: (await apply(transaction, set, options)).entry };
  });
}
