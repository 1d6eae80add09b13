import { isRecord } from '../../common/is-record';
import type { EntityConfig } from '../../entities/entity-config';
import { MERGE } from '../../entities/wire/merge';
import { inChunks } from '../database/chunks';
import { HttpError, invalid } from '../http/errors';
import { applyPrepared } from '../rows/apply';
import { type ChangeSet, type RowChange, removed, updated } from '../rows/change-set';
import { checkChanges } from '../rows/check-input';
import { ConflictError } from '../rows/expected-row';
import { mergeInput } from '../rows/merge';
import { type EntityRow, readRows } from '../rows/read-rows';
import { UsedError } from '../rows/references';
import type { Values } from '../tables/change-log';
import type { Author, EntityStore } from '../tables/entity-store';
import { selectionTexts as texts } from './texts';

/** How many rejected rows a response names. */
const MAX_LISTED = 200;

/** The ids of the selected rows, and the versions that people saw. */
export type Selected = ReadonlyMap<number, number | undefined>;

type Done = { readonly change?: number | undefined; readonly changed: number };

/**
 * Gives all selected rows the same values, or changes none: a 422 names each row that rejects them, by its id
 * (`rows.12.city`). Rows that others have changed are merged. `followingFor` makes other values that follow from them.
 */
export async function editSelected(
  store: EntityStore,
  config: EntityConfig,
  author: Author,
  selected: Selected,
  values: Values,
  check: (changes: Values) => void | Promise<void>,
  followingFor: (row: EntityRow) => Values = () => ({}),
): Promise<Done> {
  const labels = config.fields.filter(({ name }) => name in values).map(({ label }) => label);
  return await changeTogether(store, config, author, selected, async (from) => {
    const change = async (row: EntityRow, version: number | undefined) => {
      const given = { ...values, ...followingFor(row) };
      const sent = { ...given, version, [MERGE]: true };
      const { input } =
        version === undefined || version === row.version
          ? { input: given }
          : await mergeInput({ ...from, config }, row, sent, () => sent);
      return updated(row, checkChanges(config, row, input));
    };
    const changes = await changesOf(from, config, selected, texts.notChanged, change);
    if (changes.length === 0) return { changes };
    const given = Object.keys(values).map((name) => {
      return [name, changes.find(({ after }) => after && name in after)?.after?.[name]];
    });
    await check(Object.fromEntries(given));
    const counts = { changed: changes.length };
    return { changes, batch: { file: texts.edited(labels), counts } };
  });
}

/**
 * Removes all selected rows, or none: a 422 names each row that other rows refer to, or that someone else has changed.
 */
export async function removeSelected(
  store: EntityStore,
  config: EntityConfig,
  author: Author,
  selected: Selected,
): Promise<Done> {
  try {
    return await changeTogether(store, config, author, selected, async (from) => {
      const change = async (row: EntityRow, version: number | undefined) => {
        if (version !== undefined && version !== row.version) throw new ConflictError(config, row);
        return removed(row);
      };
      const changes = await changesOf(from, config, selected, texts.notRemoved, change);
      return { changes, batch: { file: texts.removed, counts: { removed: changes.length } } };
    });
  } catch (error) {
    if (!(error instanceof UsedError)) throw error;
    const rejected = rejections(texts.notRemoved);
    for (const [id, reason] of error.reasons) rejected.add(id, new HttpError(409, reason));
    throw rejected.error();
  }
}

/**
 * Makes one set of all changes while others may save, and applies it. With 50,000 rows on a busy machine, another save
 * waits 1 to 5 s; if the set were made in the transaction, it would wait 16 s.
 */
async function changeTogether(
  store: EntityStore,
  config: EntityConfig,
  author: Author,
  selected: Selected,
  make: (from: EntityStore) => Promise<ChangeSet>,
): Promise<Done> {
  const by: Author = { ...author, way: 'selection' };
  const options = { madeOf: selected };
  const { set, entry } = await applyPrepared(store, config, by, make, options);
  return { change: entry, changed: set.changes.length };
}

/** The changes of the selected rows as they are now. Throws a 422 if a row is gone, or if its change is rejected. */
async function changesOf<Change extends RowChange>(
  store: EntityStore,
  config: EntityConfig,
  selected: Selected,
  message: (rows: number) => string,
  change: (row: EntityRow, version: number | undefined) => Promise<Change>,
): Promise<Change[]> {
  const changes: Change[] = [];
  const rejected = rejections(message);
  for await (const ids of inChunks([...selected.keys()])) {
    const missing = new Set(ids);
    for await (const page of readRows(store, config, ids))
      for (const row of page) {
        missing.delete(row.id);
        try {
          const made = await change(row, selected.get(row.id));
          if (!made.after || Object.keys(made.after).length > 0) changes.push(made);
        } catch (error) {
          if (!(error instanceof HttpError) || error.status >= 500) throw error;
          rejected.add(row.id, error);
        }
      }
    for (const id of missing) rejected.add(id, new HttpError(404, texts.noRow));
  }
  if (rejected.count() > 0) throw rejected.error();
  return changes;
}

/** Collects why rows can't be changed or removed; `message` says how many. */
function rejections(message: (rows: number) => string) {
  const errors: Record<string, readonly string[]> = {};
  let count = 0;
  return {
    add(id: number, { message, body }: HttpError): void {
      count += 1;
      if (count > MAX_LISTED) return;
      const { errors: fields } = isRecord(body) ? body : {};
      if (!isRecord(fields)) errors[`rows.${id}`] = [message];
      else
        for (const [name, messages] of Object.entries(fields))
          errors[`rows.${id}.${name}`] = [messages].flat().map(String);
    },
    count: () => count,
    error: () => invalid(errors, message(count)),
  };
}
