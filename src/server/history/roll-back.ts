import { setImmediate } from 'node:timers/promises';
import type { EntityConfig } from '../../entities/entity-config';
import type { RollBackPreview, RollBackResult, RollBackRow } from '../../entities/wire/history';
import { isUniqueViolation } from '../database/database-error';
import { changeMany } from '../entities/change-many';
import { readImport, writeImport } from '../entities/imports';
import { refuseUnknown, refuseUsed } from '../entities/references';
import type { RemovedRow } from '../entities/restore-rows';
import { retryOnConflict } from '../entities/retry-on-conflict';
import type { EntityRow } from '../entities/rows';
import type { RowUpdate } from '../entities/update-rows';
import { type Entry, historyPages } from '../entity-tables/change-log';
import {
  type Author,
  type EntityStore,
  type OpenTable,
  writeTo,
} from '../entity-tables/entity-store';
import { HttpError } from '../http/errors';
import { describeFields, titleOf } from './describe-change';
import { keptRows } from './kept-rows';
import { pick, type TakeBack, takeBacksOf } from './take-back';
import { historyTexts as texts } from './texts';

/** More rows would make the preview slow, and no one reads them. Newer ones can be chosen. */
const MAX_LISTED = { none: 0, clean: 50, newer: 500 };

/** Rows that were changed since, and are rolled back nevertheless: their ids, and the versions people saw. */
export type Chosen = ReadonlyMap<number, number>;

/** Gets a row as it was and as it is. */
export type OnChanged = (before: EntityRow | undefined, after: EntityRow | undefined) => void;

/** What a roll back would change; `shown` is the config that describes it. */
export async function previewRollBack(
  store: EntityStore,
  config: EntityConfig,
  entry: Entry,
  shown = config,
): Promise<RollBackPreview> {
  const rows: Record<TakeBack['state'], RollBackRow[]> = { none: [], clean: [], newer: [] };
  const counts = { none: 0, clean: 0, newer: 0 };
  for await (const batch of takeBacks(store, config, entry.id))
    for (const back of batch) {
      counts[back.state] += 1;
      if (counts[back.state] <= MAX_LISTED[back.state])
        rows[back.state].push(rollBackRow(shown, back));
    }
  return {
    ...{ file: readImport(entry.after).file, count: counts.clean, rows: rows.clean },
    ...{ newer: rows.newer, newerCount: counts.newer },
  };
}

/**
 * Takes an import back, all of it or nothing. Rows that were changed since stay as they are, unless they are
 * chosen. Returns how many rows it changed; `onChanged` gets those that come or go.
 */
export async function rollBack(
  store: EntityStore,
  config: EntityConfig,
  author: Author,
  entry: Entry,
  chosen: Chosen,
  onChanged: OnChanged = () => {},
): Promise<RollBackResult> {
  const by: Author = { ...author, way: 'roll back' };
  async function prepare(from: EntityStore) {
    const plan = await planOf(from, config, entry, chosen);
    return async (opened: OpenTable): Promise<RollBackResult> => {
      await refuseSecond(opened, entry.id);
      const counts = { 'as before': plan.count, left: plan.left };
      await writeImport({ ...opened, undoes: entry.id }, '', async (one) => {
        await takeAllBack({ ...one, undoes: undefined }, plan, onChanged);
        return counts;
      });
      return { rolledBack: plan.count, left: plan.left };
    };
  }
  try {
    // Others can save while a large one is prepared, unless they change the same rows again and again.
    return (
      (await retryOnConflict(store, config, by, () => prepare(store))) ??
      (await writeTo(store, config, by, async (open) => (await prepare(open))(open)))
    );
  } catch (error) {
    if (isUniqueViolation(error)) throw new HttpError(409, texts.taken);
    throw error;
  }
}

/** What a roll back writes, in batches of one statement each. */
interface Plan {
  readonly removals: EntityRow[][];
  readonly updates: RowUpdate[][];
  readonly returns: RemovedRow[][];
  count: number;
  left: number;
}

async function planOf(
  store: EntityStore,
  config: EntityConfig,
  { id }: Entry,
  chosen: Chosen,
): Promise<Plan> {
  const plan: Plan = { removals: [], updates: [], returns: [], count: 0, left: 0 };
  for await (const batch of takeBacks(store, config, id)) {
    const newer = batch.filter(({ state }) => state === 'newer');
    const again = newer.filter(({ change, row }) => chosen.get(change.rowId) === row?.version);
    const taken = batch.filter(({ state }) => state === 'clean').concat(again);
    const of = (action: Entry['action']) => taken.filter(({ change }) => change.action === action);
    plan.count += taken.length;
    plan.left += newer.length - again.length;
    plan.removals.push(of('add').flatMap(({ row }) => row ?? []));
    plan.updates.push(of('update').flatMap(updateOf));
    plan.returns.push(of('remove').map(({ change, values }) => ({ id: change.rowId, values })));
  }
  return plan;
}

/** Makes room for unique values before they come back, and checks references once all rows are as before. */
async function takeAllBack(open: OpenTable, plan: Plan, onChanged: OnChanged): Promise<void> {
  const { config } = open;
  const kept = keptRows(config);
  for (const rows of plan.removals.filter(isFilled)) {
    await kept.remove(open, rows);
    for (const row of rows) onChanged(row, undefined);
    await setImmediate();
  }
  const updates = plan.updates.filter(isFilled);
  if (updates.length > 0) await changeMany(open, { updates });
  const restore = kept.restorer(open);
  const references = (config.targets ?? []).map(({ field }) => field);
  const back = updates.map((batch) => batch.map(({ after }) => after));
  for (const batch of plan.returns.filter(isFilled)) {
    const rows = await restore(batch);
    for (const row of rows) onChanged(undefined, row);
    if (references.length > 0) back.push(rows.map((row) => pick(row, references)));
    await setImmediate();
  }
  for (const batch of back) await refuseUnknown(open, batch, true);
  if (config.usedBy) await refuseUsed(open, plan.removals.flat());
}

const isFilled = (batch: readonly unknown[]) => batch.length > 0;

function updateOf({ change, row, values }: TakeBack): RowUpdate[] {
  if (!row) return [];
  const before = pick(row, Object.keys(values));
  return [{ id: change.rowId, version: row.version, before, after: values }];
}

/** The changes of an import, the oldest first, and what taking them back would do. */
export async function* takeBacks(
  store: EntityStore,
  config: EntityConfig,
  importId: number,
): AsyncGenerator<TakeBack[]> {
  for await (const page of historyPages(store, { import_id: importId }))
    yield await takeBacksOf(store, config, page);
}

function rollBackRow(config: EntityConfig, { change, row, values }: TakeBack): RollBackRow {
  const { action, rowId, sealed } = change;
  const isAdd = action === 'add';
  const before = row ? (isAdd ? row : pick(row, Object.keys(values))) : null;
  const fields = describeFields(config, { before, after: isAdd ? null : values, sealed });
  const title = titleOf(config, change, row);
  return { row: rowId, version: row?.version ?? 0, title, action, fields };
}

async function refuseSecond({ db }: EntityStore, id: number): Promise<void> {
  const earlier = await db.selectFrom('change').select('id').where('undoes', '=', id).execute();
  if (earlier.length > 0) throw new HttpError(409, texts.rolledBack);
}
