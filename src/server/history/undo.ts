import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import type { UndoResult } from '../../entities/wire/history';
import { refuseUnknown, refuseUsed } from '../entities/references';
import type { EntityRow } from '../entities/rows';
import { applyUpdate } from '../entities/write-row';
import type { Entry } from '../entity-tables/change-log';
import { type Author, type EntityStore, writeTo } from '../entity-tables/entity-store';
import { HttpError } from '../http/errors';
import { shownValue, titleOf } from './describe-change';
import { keptRows } from './kept-rows';
import { pick, type TakeBack, takeBacksOf } from './take-back';
import { historyTexts as texts } from './texts';

/** What an undo did to a row. */
interface Undone extends UndoResult {
  readonly before: EntityRow | undefined;
  readonly after: EntityRow | undefined;
}

/**
 * Takes a change back. Fields that someone has changed since stay as they are. An added row is removed again if
 * it is as it was added; a removed one comes back as it was. `shown` is the config that describes it.
 */
export function undoChange(
  store: EntityStore,
  config: EntityConfig,
  author: Author,
  entry: Entry,
  shown = config,
): Promise<Undone> {
  return writeTo(store, config, { ...author, way: 'undo' }, async (opened) => {
    const open = { ...opened, undoes: entry.id };
    const [back] = await takeBacksOf(open, config, [entry]);
    if (!back || (!entry.before && !entry.after)) throw new HttpError(409, texts.gone);
    const { change, row: before, state, values } = back;
    if (change.action === 'update' && !before)
      throw new HttpError(409, texts.rowRemoved(titleOf(shown, change, undefined)));
    if (state === 'none') return { undone: [], refused: [], before, after: before };
    const kept = keptRows(config);
    if (!before) {
      const [after] = await kept.restorer(open)([{ id: change.rowId, values }]);
      await refuseUnknown(open, [values], true);
      return { undone: [texts.removed], refused: [], before, after };
    }
    const refused = refusals(shown, back, before);
    if (change.action === 'update') {
      const names = Object.keys(values).filter((name) => !back.newer.includes(name));
      const after = await applyUpdate(open, before, pick(values, names));
      const undone = names.map((name) => fieldOf(config, name).label);
      return { undone, refused, before, after };
    }
    if (refused.length > 0) return { undone: [], refused, before, after: before };
    await kept.remove(open, [before]);
    await refuseUsed(open, [before]);
    return { undone: [texts.added], refused, before, after: undefined };
  });
}

/** The fields that can't be taken back, with the newer values; those that are as before already need not be. */
function refusals(
  config: EntityConfig,
  { change, values, newer }: TakeBack,
  row: EntityRow,
): UndoResult['refused'] {
  const isRefused = (name: string) => change.action === 'add' || Object.hasOwn(values, name);
  return newer.filter(isRefused).map((name) => {
    const field = fieldOf(config, name);
    return { label: field.label, value: shownValue(field, row, change.sealed) };
  });
}
