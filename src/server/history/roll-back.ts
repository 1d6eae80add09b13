import { setImmediate } from 'node:timers/promises';
import type { EntityConfig } from '../../entities/entity-config';
import type { RollBackPreview, RollBackResult, RollBackRow } from '../../entities/wire/history';
import { isUniqueViolation } from '../database/database-error';
import { changeMany } from '../entities/change-many';
import { readImport, writeImport } from '../entities/imports';
import { refuseUnknown } from '../entities/references';
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
 * chosen. Returns how many rows it changed; `onRestored` gets those that had been removed.
 */
export async function rollBack(
  store: EntityStore,
  config: EntityConfig,
  author: Author,
  entry: Entry,
  chosen: Chosen,
  onRestored: (row: EntityRow) => void = () => {},
): Promise<RollBackResult> {
  const isWanted = ({ change, row, state }: TakeBack) =>
    state === 'newer' ? chosen.get(change.rowId) === row?.version : state === 'clean';
  try {
    return await writeTo(store, config, { ...author, way: 'roll back' }, async (opened) => {
      await refuseSecond(opened, entry.id);
      const counts = await writeImport({ ...opened, undoes: entry.id }, '', async (open) => {
        const wanted: TakeBack[][] = [];
        let left = 0;
        for await (const batch of takeBacks(open, config, entry.id)) {
          wanted.push(batch.filter(isWanted));
          left += batch.filter((back) => back.state === 'newer' && !isWanted(back)).length;
        }
        await takeAllBack({ ...open, undoes: undefined }, wanted, onRestored);
        return { 'as before': wanted.flat().length, left };
      });
      return { rolledBack: counts['as before'], left: counts.left };
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new HttpError(409, texts.taken);
    throw error;
  }
}

async function takeAllBack(
  open: OpenTable,
  batches: readonly TakeBack[][],
  onRestored: (row: EntityRow) => void,
): Promise<void> {
  const kept = keptRows(open.config);
  for (const batch of batches) {
    const added = batch.flatMap(({ change, row }) => (change.action === 'add' && row ? [row] : []));
    if (added.length > 0) await kept.remove(open, added);
    await setImmediate();
  }
  const updates = batches
    .map((batch) => batch.flatMap(updateOf))
    .filter(({ length }) => length > 0);
  for (const batch of updates) {
    for (const { after } of batch) await refuseUnknown(open, after);
    await setImmediate();
  }
  if (updates.length > 0) await changeMany(open, { updates });
  for (const batch of batches) {
    for (const { change, values } of batch)
      if (change.action === 'remove') onRestored(await kept.restore(open, change.rowId, values));
    await setImmediate();
  }
}

function updateOf({ change, row, values }: TakeBack): RowUpdate[] {
  if (change.action !== 'update' || !row) return [];
  const before = pick(row, Object.keys(values));
  return [{ id: row.id, version: row.version, before, after: values }];
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
