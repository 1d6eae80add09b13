import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import type { UndoResult } from '../../entities/wire/history';
import { HttpError } from '../http/errors';
import { apply } from '../rows/apply';
import { type RowChange, updated } from '../rows/change-set';
import { checkChanges } from '../rows/check-input';
import type { Entry } from '../tables/change-log';
import type { Author, EntityStore } from '../tables/entity-store';
import { writeTo } from '../tables/transactions';
import { shownValue, titleOf } from './describe-change';
import { reversalsOf, reverse, writerOf } from './reversal';
import { historyTexts as texts } from './texts';

/**
 * Undoes a change. Fields that someone has changed since stay as they are. An added row is removed again if
 * it is as it was added; a removed one comes back as it was. `shown` is the config that describes it.
 */
export function undoChange(
  store: EntityStore,
  config: EntityConfig,
  author: Author,
  entry: Entry,
  shown = config,
): Promise<UndoResult> {
  return writeTo(store, config, { ...author, way: 'undo' }, async (open) => {
    const [reversal] = await reversalsOf(open, config, [entry]);
    if (!reversal || (!entry.before && !entry.after)) throw new HttpError(409, texts.gone);
    const { change, row, newer } = reversal;
    if (change.action === 'update' && !row)
      throw new HttpError(409, texts.rowRemoved(titleOf(shown, change, undefined)));
    const rejected = newer.map((name) => {
      const field = fieldOf(shown, name);
      return { label: field.label, value: shownValue(field, row ?? null, change.encrypted) };
    });
    const reversed = reverse(reversal);
    if (!reversed) return { undone: [], rejected };
    const { after } = reversed;
    // The rules for a row may have changed, too.
    const made = row && after ? updated(row, checkChanges(config, row, after)) : reversed;
    await apply(
      open,
      { changes: [made], undoes: entry.id, mayBeOutdated: true },
      { writer: writerOf(config) },
    );
    return { undone: namesOf(config, reversed), rejected };
  });
}

/** The labels of the fields that an undo changed, or what else it did. */
function namesOf(config: EntityConfig, { before, after }: RowChange): string[] {
  if (!after) return [texts.added];
  if (!before) return [texts.removed];
  return Object.keys(after).map((name) => fieldOf(config, name).label);
}
