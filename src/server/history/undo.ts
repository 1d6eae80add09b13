import type { EntityConfig } from '../../entities/entity-config';
import { fieldOf } from '../../entities/entity-config';
import type { ChangeName, UndoResult } from '../../entities/wire/history';
import type { EntityRow } from '../entities/rows';
import { applyUpdate } from '../entities/write-row';
import {
  type Author,
  type EntityStore,
  type OpenTable,
  writeTo,
} from '../entity-tables/entity-store';
import { HttpError } from '../http/errors';
import { shownValue, titleOf } from './describe-change';
import { type Change, keptRows, readChange } from './kept-rows';
import type { Entry } from './read-history';
import { changedSince, takeBack } from './take-back';
import { historyTexts as texts } from './texts';

/** What an undo did to a row. */
interface Undone extends UndoResult {
  readonly before: EntityRow | undefined;
  readonly after: EntityRow | undefined;
}

/** Finds a change by its entry, by the version that it gave a row, or a row's last removal. */
export async function findChange({ db }: EntityStore, name: ChangeName): Promise<Entry> {
  const all = db.selectFrom('change').selectAll().orderBy('id', 'desc');
  const found = await ('change' in name
    ? all.where('id', '=', Number(name.change))
    : all
        .where('entity', '=', String(name.entity))
        .where('row_id', '=', Number(name.row))
        .where((is) =>
          name.version === undefined
            ? is('action', '=', 'remove')
            : is('version', '=', name.version),
        )
  ).executeTakeFirst();
  if (!found) throw new HttpError(404, texts.noChange);
  return found;
}

/**
 * Takes a change back. Fields that someone has changed since stay as they are. An added row is removed again if
 * it is as it was added; a removed one comes back as it was.
 */
export function undoChange(
  store: EntityStore,
  config: EntityConfig,
  author: Author,
  entry: Entry,
): Promise<Undone> {
  return writeTo(store, config, { ...author, way: 'undo' }, async (opened) => {
    const open = { ...opened, undoes: entry.id };
    const change = readChange(store, entry);
    if (!change.before && !change.after) throw new HttpError(409, texts.gone);
    const before = (await keptRows(config).find(open, [change])).get(change.id);
    const back = takeBack(config, change, before);
    const done = (undone: readonly string[], after: EntityRow | undefined): Undone => {
      return { undone, refused: [], before, after };
    };
    if (change.action === 'remove') {
      if (back.state === 'none') return done([], before);
      const after = await keptRows(config).restore(open, change.rowId, back.values);
      return done([texts.removed], after);
    }
    if (!before) {
      if (change.action === 'add') return done([], undefined);
      throw new HttpError(409, texts.rowRemoved(titleOf(config, change, undefined)));
    }
    const newer = changedSince(config, change, before);
    if (change.action === 'update') return await undoUpdate(open, change, before, newer);
    if (newer.length > 0)
      return { ...done([], before), refused: refusals(config, before, newer, change) };
    await keptRows(config).remove(open, [before]);
    return done([texts.added], undefined);
  });
}

async function undoUpdate(
  open: OpenTable,
  change: Change,
  before: EntityRow,
  newer: readonly string[],
): Promise<Undone> {
  const { config } = open;
  const { values } = takeBack(config, change, before);
  const wanted = Object.entries(values);
  const refused = refusals(
    config,
    before,
    newer.filter((name) => Object.hasOwn(values, name)),
    change,
  );
  const input = Object.fromEntries(wanted.filter(([name]) => !newer.includes(name)));
  const after = await applyUpdate(open, before, input);
  const undone = Object.keys(input).map((name) => fieldOf(config, name).label);
  return { undone, refused, before, after };
}

function refusals(
  config: EntityConfig,
  row: EntityRow,
  names: readonly string[],
  { sealed }: Change,
): UndoResult['refused'] {
  return names.map((name) => {
    const field = fieldOf(config, name);
    return { label: field.label, value: shownValue(field, row, sealed) };
  });
}
