import { isLink } from '../../entities/catalogue-link';
import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import { linkConfig } from '../../entities/link-config';
import type { UndoResult } from '../../entities/wire/history';
import { HttpError } from '../http/errors';
import { apply } from '../rows/apply';
import type { Author, EntityStore } from '../tables/entity-store';
import { writeTo } from '../tables/transactions';
import { isSecret, shownValue, titleOf } from './describe-change';
import { findChange } from './find-change';
import { asRulesAllow, reversalsOf, reverse, writerOf } from './reversal';
import { historyTexts as texts } from './texts';

/**
 * Undoes a change. Fields that someone has changed since stay as they are. An added row is removed if it is still as it
 * was added; a removed row is restored as it was. `shown` is the config that describes it.
 */
export function undoChange(
  store: EntityStore,
  config: EntityConfig,
  author: Author,
  id: number,
  shown: EntityConfig,
): Promise<UndoResult> {
  return writeTo(store, config, { ...author, way: 'undo' }, async (transaction) => {
    // Read with the lock, because the values may just have been erased.
    const entry = await findChange(transaction, { change: id });
    const [reversal] = await reversalsOf(transaction, config, [entry]);
    if (!reversal || (!entry.before && !entry.after))
      throw new HttpError(409, texts.gone(`${config.label} ${entry.row_id}`));
    const { change, row, newer } = reversal;
    const { action, encrypted } = change;
    const values = { ...change.before, ...change.after };
    const title =
      config === linkConfig && isLink(values) ? texts.link(values) : titleOf(shown, change, row);
    if (action === 'update' && !row) throw new HttpError(409, texts.rowRemoved(title));
    const rejected = newer.map((name) => {
      const field = fieldOf(shown, name);
      const value = shownValue(field, row ?? null, encrypted);
      return { label: field.label, value, isSecret: isSecret(field, encrypted) };
    });
    const reversed = reverse(reversal);
    if (!reversed) return { action, title, undone: [], rejected };
    const { before, after } = reversed;
    try {
      const made = asRulesAllow(config, reversal, reversed);
      await apply(
        transaction,
        { changes: [made], undoes: id, allowsDangling: true },
        { writer: writerOf(config) },
      );
    } catch (error) {
      if (!(error instanceof HttpError) || error.status >= 500) throw error;
      throw new HttpError(409, texts.notUndone(title, error.message), error.body);
    }
    const names = Object.keys(after ?? before ?? {});
    return { action, title, undone: names.map((name) => fieldOf(config, name).label), rejected };
  });
}
