import { setImmediate } from 'node:timers/promises';
import { isRecord } from '../../common/is-record';
import type { EntityConfig } from '../../entities/entity-config';
import { MERGE } from '../../entities/wire/history';
import { changeMany } from '../entities/change-many';
import { checkChanges, type Input } from '../entities/check-input';
import { writeImport } from '../entities/imports';
import { updateMerging } from '../entities/merge';
import { refusalsOfUsed, refuseUnknown } from '../entities/references';
import { type EntityRow, readRows } from '../entities/rows';
import type { RowUpdate } from '../entities/update-rows';
import { deleteRows } from '../entities/write-row';
import {
  type Author,
  type EntityStore,
  type OpenTable,
  writeTo,
} from '../entity-tables/entity-store';
import { HttpError, invalid } from '../http/errors';
import { selectionTexts as texts } from './texts';

/** Few enough for one statement. */
const BATCH = 250;
/** How many refused rows an answer names. */
const MAX_LISTED = 200;

/** The ids of the selected rows, and the versions that people saw. */
export type Selected = ReadonlyMap<number, number | undefined>;

type Values = Readonly<Record<string, unknown>>;
type Done = { readonly change?: number | undefined; readonly changed: number };

/**
 * Gives selected rows the same values, all of them or none: a 422 names each row that refuses them, by its id
 * (`rows.12.city`). Rows that others have changed meanwhile are merged.
 */
export function editSelected(
  store: EntityStore,
  config: EntityConfig,
  author: Author,
  selected: Selected,
  values: Values,
  check: (open: OpenTable, changes: Values) => Promise<void>,
): Promise<Done> {
  return writeTo(store, config, { ...author, way: 'selection' }, async (open) => {
    const updates: RowUpdate[][] = [];
    await eachRow(open, selected, async (row, version) => {
      const plan = async (current: EntityRow, input: Input) => {
        const after = checkChanges(config, current, input);
        const names = Object.keys(after);
        const before = Object.fromEntries(names.map((name) => [name, current[name]]));
        const batch = updates.at(-1);
        const update = { id: row.id, version: row.version, before, after };
        if (names.length > 0 && batch && batch.length < BATCH) batch.push(update);
        else if (names.length > 0) updates.push([update]);
        return current;
      };
      if (version === undefined || version === row.version) await plan(row, values);
      else await updateMerging(open, { ...values, id: row.id, version, [MERGE]: true }, plan);
    });
    const changed = updates.flat();
    if (changed.length === 0) return { changed: 0 };
    const given = Object.keys(values).map((name) => {
      return [name, changed.find(({ after }) => name in after)?.after[name]] as const;
    });
    await refuseUnknown(open, [Object.fromEntries(given)]);
    await check(open, Object.fromEntries(given));
    const labels = config.fields.filter(({ name }) => name in values).map(({ label }) => label);
    return await asOne(open, texts.edited(labels), async (one) => {
      await changeMany(one, { updates });
      return { changed: changed.length };
    });
  });
}

/** Removes selected rows, all of them or none: a 422 names each row that others refer to. Returns those removed. */
export function removeSelected(
  store: EntityStore,
  config: EntityConfig,
  author: Author,
  selected: Selected,
): Promise<Done & { readonly rows: readonly EntityRow[] }> {
  return writeTo(store, config, { ...author, way: 'selection' }, async (open) => {
    const rows: EntityRow[] = [];
    await eachRow(open, selected, async (row) => void rows.push(row));
    const done = await asOne(open, texts.removed, async (one) => {
      await eachBatch(rows, (batch) => deleteRows(one, batch));
      // Rows may refer to others that go, too.
      const used = refusals();
      for (const [id, error] of await refusalsOfUsed(one, rows)) used.refuse(id, error);
      used.assertNone();
      return { removed: rows.length };
    });
    return { change: done.change, changed: rows.length, rows };
  });
}

/** Makes changes that are one entry in the history. */
async function asOne<Counts extends Readonly<Record<string, number>>>(
  open: OpenTable,
  name: string,
  write: (open: OpenTable) => Promise<Counts>,
) {
  let change: number | undefined;
  const counts = await writeImport(open, name, (one) => {
    change = one.importId;
    return write(one);
  });
  return { change, ...counts };
}

/** Does something with each selected row as it is now. Throws a 422 if some are gone, or refuse it. */
async function eachRow(
  open: OpenTable,
  selected: Selected,
  run: (row: EntityRow, version: number | undefined) => Promise<unknown>,
): Promise<void> {
  const refused = refusals();
  await eachBatch([...selected.keys()], async (ids) => {
    const missing = new Set(ids);
    for await (const page of readRows(open, open.config, { ids: [...missing] }))
      for (const row of page) {
        missing.delete(row.id);
        await refused.unless(row.id, () => run(row, selected.get(row.id)));
      }
    for (const id of missing)
      await refused.unless(id, () => Promise.reject(new HttpError(404, texts.noRow)));
  });
  refused.assertNone();
}

async function eachBatch<Item>(
  items: readonly Item[],
  run: (batch: readonly Item[]) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < items.length; from += BATCH) {
    await run(items.slice(from, from + BATCH));
    // SQLite's driver never waits: let other work run.
    await setImmediate();
  }
}

/** Collects why rows can't be changed. */
function refusals() {
  const errors: Record<string, readonly string[]> = {};
  let count = 0;

  function refuse(id: number, { message, body }: HttpError): void {
    count += 1;
    if (count > MAX_LISTED) return;
    const { errors: fields } = isRecord(body) ? body : {};
    if (!isRecord(fields)) errors[`rows.${id}`] = [message];
    else
      for (const [name, messages] of Object.entries(fields))
        errors[`rows.${id}.${name}`] = [messages].flat().map(String);
  }

  return {
    refuse,
    async unless(id: number, run: () => Promise<unknown>): Promise<void> {
      try {
        await run();
      } catch (error) {
        if (!(error instanceof HttpError) || error.status >= 500) throw error;
        refuse(id, error);
      }
    },
    assertNone(): void {
      if (count > 0) throw invalid(errors, texts.refused(count));
    },
  };
}
