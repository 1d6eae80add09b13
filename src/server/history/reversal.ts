import { isDeepStrictEqual } from 'node:util';
import { isLink, linkKey } from '../../entities/catalogue-link';
import type { EntityConfig } from '../../entities/entity-config';
import { linkConfig } from '../../entities/link-config';
import { LINK_VERSION, linkWriter, sameLinks } from '../catalogue-links/catalogue-links';
import { pick, type RowChange, removed, updated } from '../rows/change-set';
import { checkChanges, readableValues } from '../rows/check-input';
import { withCurrentNames } from '../rows/outdated-input';
import { type EntityRow, readRows } from '../rows/read-rows';
import { entityWriter } from '../rows/table-writer';
import { type Entry, historyPages, readHistory, type Values } from '../tables/change-log';
import type { EntityStore } from '../tables/entity-store';
import { type CurrentNames, currentNames } from '../tables/stored-fields';

/** An entry of the history, with its values. */
export interface Change extends Omit<Entry, 'before' | 'after'> {
  readonly rowId: number;
  readonly before: Values | null;
  readonly after: Values | null;
  /** The fields whose values were stored encrypted. */
  readonly encrypted: ReadonlySet<string>;
}

/** A change, its row as it is now, and what there is to reverse. */
export interface Reversal {
  readonly change: Change;
  readonly row: EntityRow | undefined;
  /** The last version that the row had. */
  readonly version: number;
  /** The earlier values that differ from the current ones. */
  readonly values: Values;
  /** The fields that someone has changed since, unless they have their earlier values again. */
  readonly newer: readonly string[];
}

/** The reversals of a batch’s changes, the oldest first. */
export async function* reversalsOfBatch(
  store: EntityStore,
  config: EntityConfig,
  batchId: number,
): AsyncGenerator<Reversal[]> {
  for await (const page of historyPages(store, { import_id: batchId }))
    yield await reversalsOf(store, config, page);
}

export async function reversalsOf(
  store: EntityStore,
  config: EntityConfig,
  entries: readonly Entry[],
): Promise<Reversal[]> {
  const renamed = await currentNames(store.db, config);
  const changes = entries.map((entry) => readChange(store, renamed, entry));
  if (config === linkConfig) {
    const linkOf = await findLinks(store, changes);
    return changes.map((change) => reversalOf(config, change, linkOf(change), 0));
  }
  const rows = await findRows(store, config, changes);
  const gone = changes.filter(({ action, rowId }) => action === 'remove' && !rows.has(rowId));
  const versions = await lastVersions(store, config, gone);
  return changes.map((change) => {
    const row = rows.get(change.rowId);
    return reversalOf(config, change, row, versions.get(change.rowId) ?? 0);
  });
}

/**
 * The change that reverses another one. Fields that someone has changed since stay as they are, and so does an
 * added row, unless `all` is to be reversed. Undefined if that leaves nothing to do.
 */
export function reverse(reversal: Reversal, all = false): RowChange | undefined {
  const { change, row, version, values, newer } = reversal;
  if (change.action === 'remove')
    return row || !change.before ? undefined : { id: change.rowId, version, after: values };
  if (!row) return undefined;
  if (change.action === 'add') return newer.length > 0 && !all ? undefined : removed(row);
  const names = Object.keys(values).filter((name) => all || !newer.includes(name));
  return names.length > 0 ? updated(row, pick(values, names)) : undefined;
}

/** Checks a reversal against the row's rules, which may have changed since. Throws a 422. */
export function asRulesAllow(
  config: EntityConfig,
  { row }: Reversal,
  reversed: RowChange,
): RowChange {
  return row && reversed.after ? updated(row, checkChanges(config, row, reversed.after)) : reversed;
}

/** The writer of an entity's rows, or of the catalogue's links. */
export const writerOf = (config: EntityConfig) =>
  config === linkConfig ? linkWriter : entityWriter;

function readChange({ cipher }: EntityStore, renamed: CurrentNames, entry: Entry): Change {
  const { row_id: rowId, action, entity } = entry;
  const encrypted = new Set<string>();
  const note = (name: string) => encrypted.add(name).add(renamed.get(name) ?? name);
  const read = (text: string | null) =>
    text === null || action === 'import'
      ? null
      : withCurrentNames(renamed, readHistory(text, cipher, { entity, rowId }, note));
  return { ...entry, rowId, before: read(entry.before), after: read(entry.after), encrypted };
}

function reversalOf(
  config: EntityConfig,
  change: Change,
  row: EntityRow | undefined,
  version: number,
): Reversal {
  const differing = (values: Values | null) =>
    Object.entries(readableValues(config, values ?? {})).filter(
      ([name, value]) => !isDeepStrictEqual(value, row?.[name]),
    );
  const values = Object.fromEntries(differing(change.before));
  const changed = row ? differing(change.after).map(([name]) => name) : [];
  const newer = changed.filter((name) => change.action === 'add' || Object.hasOwn(values, name));
  return { change, row, version, values, newer };
}

async function findRows(store: EntityStore, config: EntityConfig, changes: readonly Change[]) {
  const rows = new Map<number, EntityRow>();
  const ids = [...new Set(changes.map(({ rowId }) => rowId))];
  if (ids.length === 0) return rows;
  for await (const page of readRows(store, config, ids))
    for (const row of page) rows.set(row.id, row);
  return rows;
}

/** Returns a function that finds the link between the same wallpaper and category, which may have another id by now. */
async function findLinks({ db }: EntityStore, changes: readonly Change[]) {
  const linkOf = ({ before, after }: Change) => [after ?? before ?? {}].filter(isLink);
  const links = await sameLinks(db, changes.flatMap(linkOf));
  return (change: Change): EntityRow | undefined => {
    const [found] = linkOf(change).flatMap((link) => links.get(linkKey(link)) ?? []);
    return found && { ...found, version: LINK_VERSION };
  };
}

/** The versions of rows that were removed, perhaps more than once. */
async function lastVersions(
  { db }: EntityStore,
  config: EntityConfig,
  changes: readonly Change[],
): Promise<ReadonlyMap<number, number>> {
  if (changes.length === 0) return new Map();
  const found = await db
    .selectFrom('change')
    .select('row_id')
    .select((eb) => eb.fn.max('version').as('version'))
    .where('entity', '=', config.name)
    .where(
      'row_id',
      'in',
      changes.map(({ rowId }) => rowId),
    )
    .groupBy('row_id')
    .execute();
  return new Map(found.map(({ row_id, version }) => [row_id, Number(version)]));
}
