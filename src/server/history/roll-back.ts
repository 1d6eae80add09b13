import type { EntityConfig } from '../../entities/entity-config';
import type { RollBackPreview, RollBackResult, RollBackRow } from '../../entities/wire/history';
import { HttpError } from '../http/errors';
import { applyPrepared } from '../rows/apply';
import { type ChangeSet, pick, RejectedChange, type RowChange } from '../rows/change-set';
import { findRow } from '../rows/read-rows';
import { type Entry, readBatch, type Values } from '../tables/change-log';
import type { Author, EntityStore } from '../tables/entity-store';
import { describeFields, titleOf } from './describe-change';
import { asRulesAllow, type Reversal, reversalsOfBatch, reverse, writerOf } from './reversal';
import { historyTexts as texts } from './texts';

/** More rows would make the preview slow, and no one reads them. People choose among those with newer changes. */
const MAX_LISTED = { reversed: 50, newer: 500, rejected: 50 };

/** Rows that are rolled back including later changes: their ids, and the versions that people saw. */
export type Chosen = ReadonlyMap<number, number>;

/**
 * What a rollback would change, and what it would leave; `shown` is the config that describes it. Throws a 409 if the
 * batch has already been rolled back.
 */
export async function previewRollBack(
  store: EntityStore,
  config: EntityConfig,
  entry: Entry,
  shown: EntityConfig,
): Promise<RollBackPreview> {
  await rejectRolledBack(store, entry.id);
  const rows: RollBackRow[] = [];
  const newer: RollBackRow[] = [];
  const counts = { add: 0, update: 0, remove: 0, import: 0 };
  let count = 0;
  let newerCount = 0;
  const rejected: RollBackPreview['rejected'][number][] = [];
  let rejectedCount = 0;
  for await (const page of reversalsOfBatch(store, config, entry.id))
    for (const reversal of page) {
      const { reversed, rejection } = attempt(config, reversal, false);
      if (rejection) {
        rejectedCount += 1;
        if (rejectedCount <= MAX_LISTED.rejected)
          rejected.push({
            ...reversedRow(shown, reversal, rejection.reversed),
            reason: rejection.reason,
          });
      }
      if (reversed) {
        count += 1;
        counts[reversal.change.action] += 1;
        if (count <= MAX_LISTED.reversed) rows.push(reversedRow(shown, reversal, reversed));
      }
      if (hasNewer(reversal)) {
        newerCount += 1;
        if (newerCount <= MAX_LISTED.newer) newer.push(newerRow(shown, reversal));
      }
    }
  const { file } = readBatch(entry.after);
  const { add: added, remove: removed } = counts;
  return { file, count, added, removed, rows, newer, newerCount, rejected, rejectedCount };
}

/**
 * Rolls a batch back, completely or not at all. Fields that someone has changed since stay as they are, unless their
 * rows are chosen, and so do rows whose earlier values are no longer valid. `shown` is the config that describes it.
 */
export async function rollBack(
  store: EntityStore,
  config: EntityConfig,
  author: Author,
  entry: Entry,
  chosen: Chosen,
  shown: EntityConfig,
): Promise<RollBackResult> {
  const by: Author = { ...author, way: 'roll back' };
  const options = { writer: writerOf(config) };
  const make = (from: EntityStore) => rollBackSet(from, config, entry, chosen);
  try {
    const { set } = await applyPrepared(store, config, by, make, options);
    return { rolledBack: set.changes.length, left: set.left, rejected: set.rejected };
  } catch (error) {
    if (!(error instanceof RejectedChange)) throw error;
    const { change, message, body } = error;
    const { id: rowId = 0, before = null, after = null } = change;
    const row = await findRow(store, config, rowId);
    // Fields that are encrypted now are left out in any case.
    const title = titleOf(shown, { rowId, before, after, encrypted: new Set() }, row);
    throw new HttpError(409, texts.taken(title, message), body);
  }
}

async function rollBackSet(
  store: EntityStore,
  config: EntityConfig,
  { id }: Entry,
  chosen: Chosen,
): Promise<ChangeSet & Pick<RollBackResult, 'left' | 'rejected'>> {
  await rejectRolledBack(store, id);
  const changes: RowChange[] = [];
  let left = 0;
  let rejected = 0;
  for await (const page of reversalsOfBatch(store, config, id))
    for (const reversal of page) {
      const isChosen = chosen.get(reversal.change.rowId) === (reversal.row?.version ?? 0);
      const { reversed, rejection } = attempt(config, reversal, isChosen);
      if (reversed) changes.push(reversed);
      else if (rejection) rejected += 1;
      else if ((hasNewer(reversal) && !isChosen) || isRemoved(reversal)) left += 1;
    }
  const counts = { 'as before': changes.length, left, rejected };
  return { changes, left, rejected, batch: { file: '', counts }, undoes: id, allowsDangling: true };
}

interface Attempt {
  /** Undefined if there is nothing to do. */
  readonly reversed?: RowChange | undefined;
  readonly rejection?: { readonly reversed: RowChange; readonly reason: string };
}

/** How a change is rolled back, or why the rules of its row reject that. */
function attempt(config: EntityConfig, reversal: Reversal, isChosen: boolean): Attempt {
  const reversed = isChosen ? reverse(reversal, true) : reverseUnchosen(reversal);
  if (!reversed) return {};
  try {
    return { reversed: asRulesAllow(config, reversal, reversed) };
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500) throw error;
    return { rejection: { reversed, reason: error.message } };
  }
}

/** Throws a 409 with `isRolledBack` if someone was faster. */
async function rejectRolledBack({ db }: EntityStore, id: number): Promise<void> {
  const earlier = await db
    .selectFrom('change')
    .select('username')
    .where('undoes', '=', id)
    .executeTakeFirst();
  if (earlier) throw new HttpError(409, texts.rolledBack(earlier.username), { isRolledBack: true });
}

/** Whether the reversal would change a row that has been removed since. */
const isRemoved = ({ change, row }: Reversal) => change.action === 'update' && !row;

/** Whether someone has since changed what the reversal would change. */
function hasNewer(reversal: Reversal): boolean {
  return reversal.newer.length > 0 || isReplaced(reversal);
}

/** Whether a link was removed, and added again by someone else. */
const isReplaced = ({ change, row }: Reversal) => row !== undefined && row.id !== change.rowId;

const reverseUnchosen = (reversal: Reversal) =>
  isReplaced(reversal) ? undefined : reverse(reversal);

/** The fields that stay unless their row is chosen; for an added row, all of them. */
function newerRow(config: EntityConfig, reversal: Reversal): RollBackRow {
  const { change, row = {}, values, newer } = reversal;
  return change.action === 'add'
    ? rollBackRow(config, reversal, row, null)
    : rollBackRow(config, reversal, pick(row, newer), pick(values, newer));
}

const reversedRow = (config: EntityConfig, reversal: Reversal, { before, after }: RowChange) =>
  rollBackRow(config, reversal, before ?? null, after ?? null);

function rollBackRow(
  config: EntityConfig,
  { change, row }: Reversal,
  before: Values | null,
  after: Values | null,
): RollBackRow {
  const { action, rowId, encrypted } = change;
  const fields = describeFields(config, { before, after, encrypted });
  const title = titleOf(config, change, row);
  return { row: rowId, version: row?.version ?? 0, title, action, fields };
}
