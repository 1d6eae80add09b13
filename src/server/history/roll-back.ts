import { setImmediate } from 'node:timers/promises';
import type { EntityConfig } from '../../entities/entity-config';
import type { RollBackPreview, RollBackRow } from '../../entities/wire/history';
import { isUniqueViolation } from '../database/database-error';
import { changeMany } from '../entities/change-many';
import { finishImport, readImport, startImport } from '../entities/imports';
import { refuseUnknown } from '../entities/references';
import type { EntityRow } from '../entities/rows';
import type { RowUpdate } from '../entities/update-rows';
import { type Author, type EntityStore, writeTo } from '../entity-tables/entity-store';
import { HttpError } from '../http/errors';
import { describeFields, titleOf } from './describe-change';
import { keptRows, readChange } from './kept-rows';
import type { Entry } from './read-history';
import { type TakeBack, takeBack } from './take-back';
import { historyTexts as texts } from './texts';

const BATCH = 250;
/** A preview lists so many rows of each kind. */
const MAX_LISTED = 500;

/** Rows that were changed since, and are rolled back nevertheless: their ids, and the versions people saw. */
export type Chosen = ReadonlyMap<number, number>;

/** What a roll back would change. */
export async function previewRollBack(
  store: EntityStore,
  config: EntityConfig,
  entry: Entry,
): Promise<RollBackPreview> {
  const rows: Record<'clean' | 'newer', RollBackRow[]> = { clean: [], newer: [] };
  const counts = { none: 0, clean: 0, newer: 0 };
  for await (const batch of takeBacks(store, config, entry.id))
    for (const back of batch) {
      counts[back.state] += 1;
      if (back.state !== 'none' && counts[back.state] <= MAX_LISTED)
        rows[back.state].push(rollBackRow(config, back));
    }
  return {
    file: readImport(entry.after).file,
    count: counts.clean,
    rows: rows.clean,
    newer: rows.newer,
    newerCount: counts.newer,
  };
}

/**
 * Takes an import back, all of it or nothing. Rows that were changed since stay as they are, unless they are
 * chosen. Returns how many rows it changed.
 */
export async function rollBack(
  store: EntityStore,
  config: EntityConfig,
  author: Author,
  entry: Entry,
  chosen: Chosen,
): Promise<{ readonly rolledBack: number; readonly left: number }> {
  const kept = keptRows(config);
  const byRollBack = { ...author, way: 'roll back' } as const;
  try {
    return await writeTo(store, config, byRollBack, async (opened) => {
      await refuseSecond(opened, entry.id);
      const open = await startImport({ ...opened, undoes: entry.id }, '');
      const { undoes: _, ...rest } = open;
      const updates: RowUpdate[][] = [];
      const removed: EntityRow[][] = [];
      const restored: TakeBack[] = [];
      let left = 0;
      for await (const batch of takeBacks(open, config, entry.id)) {
        const wanted = batch.filter(({ change, row, state }) =>
          state === 'newer' ? chosen.get(change.rowId) === row?.version : state === 'clean',
        );
        left += batch.filter(({ state }) => state === 'newer').length;
        left -= wanted.filter(({ state }) => state === 'newer').length;
        updates.push(wanted.flatMap(updateOf));
        removed.push(
          wanted.flatMap(({ change, row }) => (change.action === 'add' && row ? [row] : [])),
        );
        restored.push(...wanted.filter(({ change }) => change.action === 'remove'));
      }
      for (const rows of removed) {
        if (rows.length > 0) await kept.remove(rest, rows);
        await setImmediate();
      }
      for (const { after } of updates.flat()) await refuseUnknown(rest, after);
      const isFilled = (rows: readonly unknown[]) => rows.length > 0;
      if (updates.some(isFilled)) await changeMany(rest, { updates: updates.filter(isFilled) });
      for (const { change, values } of restored) await kept.restore(rest, change.rowId, values);
      const rolledBack = updates.flat().length + removed.flat().length + restored.length;
      await finishImport(open, '', { 'as before': rolledBack, left });
      return { rolledBack, left };
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new HttpError(409, texts.taken);
    throw error;
  }
}

/** The changes of an import, the oldest first, and what taking them back would do. */
export async function* takeBacks(
  store: EntityStore,
  config: EntityConfig,
  importId: number,
): AsyncGenerator<TakeBack[]> {
  for (let last = 0; ; ) {
    const page = await store.db
      .selectFrom('change')
      .selectAll()
      .where('import_id', '=', importId)
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const changes = page.map((stored) => readChange(store, stored));
    const rows = await keptRows(config).find(store, changes);
    yield changes.map((change) => takeBack(config, change, rows.get(change.id)));
    if (page.length < BATCH) return;
    last = page.at(-1)?.id ?? last;
    // SQLite's driver never waits: let other work run.
    await setImmediate();
  }
}

function rollBackRow(config: EntityConfig, back: TakeBack): RollBackRow {
  const { change, row, values } = back;
  const { action, rowId, sealed } = change;
  const now = row ? Object.fromEntries(Object.keys(values).map((name) => [name, row[name]])) : null;
  const shown = {
    add: { before: row ?? null, after: null },
    update: { before: now, after: values },
  };
  const fields = describeFields(config, {
    ...(action === 'add' || action === 'update' ? shown[action] : { before: null, after: values }),
    sealed,
  });
  const title = titleOf(config, change, row);
  const kind = action === 'import' ? 'update' : action;
  return { row: rowId, version: row?.version ?? 0, title, action: kind, fields };
}

function updateOf({ change, row, values }: TakeBack): RowUpdate[] {
  if (change.action !== 'update' || !row) return [];
  const before = Object.fromEntries(Object.keys(values).map((name) => [name, row[name]]));
  return [{ id: row.id, version: row.version, before, after: values }];
}

async function refuseSecond({ db }: EntityStore, id: number): Promise<void> {
  const earlier = await db
    .selectFrom('change')
    .select('id')
    .where('undoes', '=', id)
    .executeTakeFirst();
  if (earlier) throw new HttpError(409, texts.rolledBack);
}
