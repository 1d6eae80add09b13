import { setImmediate } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import type { ChangeTable } from '../database/tables';
import { placeOf, type Sealer } from '../secrets/sealer';
import type { EntityStore, OpenTable } from './entity-store';
import { isSealed } from './field-column';

/** Canonical values by field. */
export type Values = Readonly<Record<string, unknown>>;

export interface Change {
  readonly action: ChangeTable['action'];
  readonly rowId: number;
  /** The row's version after the change. */
  readonly version: number;
  /** All fields; for an update only the changed ones. */
  readonly before: Values | null;
  readonly after: Values | null;
}

/** An entry of the history, as it is stored. */
export type Entry = Selectable<ChangeTable>;

/** Few enough for one statement that changes their rows. */
const PAGE = 250;

/** Adds changes to the history, and marks the list as changed. Returns the ids of the entries. */
export async function recordChanges(
  open: OpenTable,
  changes: readonly Change[],
): Promise<number[]> {
  const { db, sealer, config, author, at, importId = null, undoes = null } = open;
  // What was taken back can be added again by the same request.
  if (undoes !== null)
    await db.deleteFrom('idempotency_key').where('change_id', '=', undoes).execute();
  const sealed = new Set(config.fields.filter(isSealed).map(({ name }) => name));
  const way = author && (author.way ?? 'form');
  const entries = changes.map(({ action, rowId, version, before, after }) => [
    ...[at, author?.id ?? null, author?.username ?? null, config.name, rowId, action],
    ...[before, after].map((values) =>
      writeHistory(values, sealed, sealer, { entity: config.name, rowId }),
    ),
    ...[version, way, importId, undoes],
  ]);
  const ids = await open.insertHistory(db, entries);
  open.markChanged({ id: Math.max(...ids), at });
  return ids;
}

/** Entries of the history, the oldest first, page by page. Other work can run between the pages. */
export async function* historyPages(
  { db }: Pick<EntityStore, 'db'>,
  of: Partial<Pick<Entry, 'entity' | 'import_id' | 'action'>> = {},
  after = 0,
): AsyncGenerator<Entry[]> {
  const all = db.selectFrom('change').selectAll().orderBy('id').limit(PAGE);
  const entries = all.where((is) => is.and(of));
  for (let last = after; ; ) {
    const page = await entries.where('id', '>', last).execute();
    yield page;
    if (page.length < PAGE) return;
    last = page.at(-1)?.id ?? last;
    // SQLite's driver never waits.
    await setImmediate();
  }
}

/** Writes the entries of the history with other texts for the values that `change` changes. */
export async function rewriteHistory(
  store: Pick<EntityStore, 'db'>,
  of: { readonly entity?: string },
  change: (text: string, place: RowPlace) => string | null,
): Promise<void> {
  for await (const page of historyPages(store, of))
    for (const { id, entity, row_id: rowId, ...texts } of page) {
      const [before, after] = [texts.before, texts.after].map((text) =>
        text === null ? null : change(text, { entity, rowId }),
      );
      if (before === texts.before && after === texts.after) continue;
      await store.db.updateTable('change').set({ before, after }).where('id', '=', id).execute();
    }
}

/** Whose history it is. */
export interface RowPlace {
  readonly entity: string;
  readonly rowId: number;
}

/** Reads the `before` or `after` of a history entry. */
export function readHistory(
  text: string,
  sealer: Sealer,
  { entity, rowId }: RowPlace,
  onSealed: (field: string) => void = () => {},
): Values {
  const values: Record<string, unknown> = JSON.parse(text);
  for (const [name, value] of Object.entries(values)) {
    if (!isSealedValue(value)) continue;
    onSealed(name);
    values[name] = JSON.parse(sealer.open(value.sealed, placeOf(entity, name, rowId)));
  }
  return values;
}

/** Seals the plain values of a field in the history, from before its type became a sealed one. */
export async function sealHistory(open: OpenTable, field: string): Promise<void> {
  const sealed = new Set([field]);
  await rewriteHistory(open, { entity: open.config.name }, (text, place) =>
    writeHistory(JSON.parse(text), sealed, open.sealer, place),
  );
}

/** A sealed value in the history's JSON, recognisable whatever type its field gets later. */
interface SealedValue {
  readonly sealed: string;
}

/** The `before` or `after` of an entry. */
export function writeHistory(
  values: Values | null,
  sealed: ReadonlySet<string>,
  sealer: Sealer,
  { entity, rowId }: RowPlace,
): string | null {
  if (values === null) return null;
  if (sealed.size === 0) return JSON.stringify(values);
  const seal = (name: string, value: unknown): SealedValue => ({
    sealed: sealer.seal(JSON.stringify(value), placeOf(entity, name, rowId)),
  });
  const written = { ...values };
  for (const name of sealed) {
    const value = values[name] ?? null;
    if (value !== null && !isSealedValue(value)) written[name] = seal(name, value);
  }
  return JSON.stringify(written);
}

function isSealedValue(value: unknown): value is SealedValue {
  return typeof value === 'object' && value !== null && 'sealed' in value;
}
