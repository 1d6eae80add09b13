import type { EntityConfig } from '../../entities/entity-config';
import type { RollBackPreview, RollBackResult, RollBackRow } from '../../entities/wire/history';
import { isUniqueViolation } from '../database/database-error';
import { changeMany } from '../entities/change-many';
import { readImport, writeImport } from '../entities/imports';
import { refuseUnknown, refuseUsed } from '../entities/references';
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
  const isWanted = ({ change, row, state }: TakeBack) =>
    state === 'newer' ? chosen.get(change.rowId) === row?.version : state === 'clean';
  try {
    return await writeTo(store, config, { ...author, way: 'roll back' }, async (opened) => {
      await refuseSecond(opened, entry.id);
      const counts = await writeImport({ ...opened, undoes: entry.id }, '', async (one) => {
        const open = { ...one, undoes: undefined };
        const counts = { 'as before': 0, left: 0 };
        async function* wanted(action: Entry['action']) {
          for await (const batch of takeBacks(open, config, entry.id, action)) {
            const taken = batch.filter(isWanted);
            counts['as before'] += taken.length;
            counts.left += batch.filter((back) => back.state === 'newer' && !isWanted(back)).length;
            if (taken.length > 0) yield taken;
          }
        }
        await takeAllBack(open, wanted, onChanged);
        return counts;
      });
      return { rolledBack: counts['as before'], left: counts.left };
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new HttpError(409, texts.taken);
    throw error;
  }
}

/** Makes room for unique values before they come back, and checks references once all rows are as before. */
async function takeAllBack(
  open: OpenTable,
  wanted: (action: Entry['action']) => AsyncIterable<readonly TakeBack[]>,
  onChanged: OnChanged,
): Promise<void> {
  const { config } = open;
  const kept = keptRows(config);
  const removed: EntityRow[] = [];
  for await (const batch of wanted('add')) {
    const rows = batch.flatMap(({ row }) => row ?? []);
    await kept.remove(open, rows);
    for (const row of rows) onChanged(row, undefined);
    if (config.usedBy) removed.push(...rows);
  }
  const updates: RowUpdate[][] = [];
  for await (const batch of wanted('update')) updates.push(batch.flatMap(updateOf));
  if (updates.length > 0) await changeMany(open, { updates });
  const restore = kept.restorer(open);
  const references = (config.targets ?? []).map(({ field }) => field);
  const back = updates.map((batch) => batch.map(({ after }) => after));
  for await (const batch of wanted('remove')) {
    const rows = await restore(batch.map(({ change, values }) => ({ id: change.rowId, values })));
    for (const row of rows) onChanged(undefined, row);
    if (references.length > 0) back.push(rows.map((row) => pick(row, references)));
  }
  for (const batch of back) await refuseUnknown(open, batch, true);
  await refuseUsed(open, removed);
}

function updateOf({ change, row, values }: TakeBack): RowUpdate[] {
  if (!row) return [];
  const before = pick(row, Object.keys(values));
  return [{ id: change.rowId, version: row.version, before, after: values }];
}

/** The changes of an import, the oldest first, and what taking them back would do; by default all. */
export async function* takeBacks(
  store: EntityStore,
  config: EntityConfig,
  importId: number,
  action?: Entry['action'],
): AsyncGenerator<TakeBack[]> {
  for await (const page of historyPages(store, { import_id: importId, ...(action && { action }) }))
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
