import { sql } from 'kysely';
import { memoize } from '../../common/memoize';
import { plural } from '../../common/quantities';
import {
  type EntityConfig,
  fieldOf,
  type Referrer,
  type Target,
} from '../../entities/entity-config';
import { maskRow } from '../../entities/masked';
import { withChoices } from '../../entities/references';
import type { Row } from '../../entities/row';
import { rowTitle } from '../../entities/row-title';
import { MAX_ID } from '../../entities/wire/parts';
import { type FieldConfig, modelOf } from '../../field-types';
import { messagesAbout } from '../../field-types/schema';
import { inChunks } from '../database/chunks';
import { isPostgres } from '../database/dialect';
import { HttpError } from '../http/errors';
import type { Values } from '../tables/change-log';
import type { EntityStore, EntityTransaction } from '../tables/entity-store';
import { fieldColumn } from '../tables/field-column';
import { columnOf, tableOf } from '../tables/identifiers';
import { listRevisions } from '../tables/list-revision';
import { type Add, RejectedChange, type Removal, type Update } from './change-set';
import { type EntityRow, readRows } from './read-rows';
import { writeTexts as texts } from './texts';

/**
 * Throws a 422 if a row refers to one that neither exists nor is added by the same set or, unless `allowsDangling`,
 * has a copied value that no row has. Until the transaction ends, no one can remove the rows referred to.
 */
export async function rejectUnknownReferences(
  transaction: EntityTransaction,
  changes: readonly (Add | Update)[],
  allowsDangling = false,
): Promise<void> {
  const errors: Record<string, string[]> = {};
  let rejected: Add | Update | undefined;
  for (const target of transaction.config.targets ?? []) {
    if (allowsDangling && target.copies) continue;
    const field = fieldOf(transaction.config, target.field);
    const { key } = target;
    const ownKey = ({ id, after }: Add | Update) => (key ? after[key.name] : id);
    const coming = new Set(target.name === transaction.config.name ? changes.map(ownKey) : []);
    const keysOf = ({ after }: Add | Update) => referencedKeys(field, after);
    const missing = await missingKeys(transaction, target, changes.flatMap(keysOf), coming);
    const isMissing = (change: Add | Update) => keysOf(change).some((key) => missing.has(key));
    rejected ??= changes.find(isMissing);
    // The same message as for any other invalid value.
    if (rejected && isMissing(rejected)) errors[field.name] = [...messagesAbout(field, {})];
  }
  if (rejected) throw new RejectedChange(rejected, errors);
}

/** The keys that belong to no row that exists or is `coming`. Locks the rows that exist. */
export async function missingKeys(
  { db, cipher }: EntityTransaction,
  target: Pick<Target, 'name' | 'key'>,
  keys: readonly unknown[],
  coming: ReadonlySet<unknown> = new Set(),
): Promise<ReadonlySet<unknown>> {
  const column = target.key && fieldColumn(target.name, target.key, cipher);
  const model = column && modelOf(column.field);
  const comparedOf = (value: unknown) => (column ? column.toCompared(value) : value);
  // A database can't compare a column of numbers with a text.
  const isValid = (value: unknown) =>
    model ? model.isValue(value) : typeof value === 'number' && value <= MAX_ID;
  const others = [...new Set(keys)]
    .map((key) => ({ key, value: model ? model.parse(key, column.field) : key }))
    .filter(({ value }) => !coming.has(value));
  const compared = new Set(
    others.filter(({ value }) => isValid(value)).map(({ value }) => comparedOf(value)),
  );
  const found = new Set<string>();
  const [table, name] = [tableOf(target.name), column?.name ?? 'id'];
  for await (const chunk of inChunks([...compared])) {
    const query = db
      .selectFrom(table)
      .select(name)
      // Looks redundant beside the subquery. But another transaction may have changed a row while PostgreSQL waited for
      // its lock: then PostgreSQL checks the row again by this condition, but by the old result of the subquery.
      .where(name, 'in', chunk)
      // One row for each key is enough: several rows can have the same value.
      .where('id', 'in', (eb) =>
        eb
          .selectFrom(table)
          .select(eb.fn.min('id').as('first'))
          .where(name, 'in', chunk)
          .groupBy(name),
      );
    const rows = await (isPostgres(db) ? query.forKeyShare() : query).execute();
    for (const row of rows) found.add(String(row[name]));
  }
  const isMissing = (value: unknown) => !isValid(value) || !found.has(String(comparedOf(value)));
  return new Set(others.filter(({ value }) => isMissing(value)).map(({ key }) => key));
}

/** A 409 because other rows refer to some that a set removes. */
export class UsedError extends HttpError {
  /** Why each of them can't be removed, by its id. */
  readonly reasons: ReadonlyMap<number, string>;

  constructor(message: string, reasons: ReadonlyMap<number, string>) {
    super(409, message);
    this.reasons = reasons;
  }
}

/** Throws a `UsedError` if other rows refer to some that have been removed in this transaction. */
export async function rejectUsed(
  transaction: EntityTransaction,
  removals: readonly Removal[],
): Promise<void> {
  const rows = removals.map(({ id, before }) => ({ ...before, id }));
  const used = [...(await usesByRow(transaction, rows))];
  const [first] = used;
  if (!first) return;
  const [row, uses] = first;
  const title = rowTitle(transaction.config, maskRow(transaction.config, row));
  const reasons = used.map(
    ([{ id }, by]) => [id, texts.used(texts.this(transaction.config), by)] as const,
  );
  throw new UsedError(texts.used(title, uses), new Map(reasons));
}

/** Throws a 422 if other rows refer to one by a value that an update has changed. */
export async function rejectKeyChange(
  transaction: EntityTransaction,
  updates: readonly Update[],
): Promise<void> {
  const uses = await usesByRow(
    transaction,
    updates.map(({ before }) => before),
  );
  for (const change of updates) {
    const used = uses.get(change.before);
    if (!used) continue;
    const errors = { [used[0]?.key ?? '']: [texts.used(texts.this(transaction.config), used)] };
    throw new RejectedChange(change, errors);
  }
}

interface Use extends Pick<Referrer, 'key'> {
  readonly text: string;
}

/** What refers to the rows, by row. Leaves out rows that nothing refers to. */
async function usesByRow<Given extends Row>(
  transaction: EntityTransaction,
  rows: readonly Given[],
): Promise<ReadonlyMap<Given, Use[]>> {
  const uses = new Map<Given, Use[]>();
  for (const referrer of transaction.config.usedBy ?? []) {
    const ownKeys = keysByRow(transaction, referrer, rows);
    const counts = new Map<string, number>();
    const found = await countReferrers(transaction, referrer, [...ownKeys.values()]);
    for (const { keys, count } of found)
      for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + count);
    for (const [row, key] of ownKeys) {
      const count = counts.get(key);
      if (!count) continue;
      const text = plural(count, referrer.label, referrer.labelPlural);
      uses.set(row, [...(uses.get(row) ?? []), { key: referrer.key, text }]);
    }
  }
  return uses;
}

/** How many other rows refer to any of these. */
export async function countOtherReferrers(
  store: EntityStore,
  config: EntityConfig,
  referrer: Referrer,
  ids: readonly number[],
): Promise<number> {
  const { name, field, key } = referrer;
  const isOwn = name === config.name;
  const fields = config.fields.filter(
    (one) => one.name === key || (isOwn && one.name === field.name),
  );
  const rows: EntityRow[] = [];
  for await (const chunk of inChunks(ids))
    for await (const page of readRows(store, { ...config, fields }, chunk)) rows.push(...page);
  const ownKeys = new Set(keysByRow(store, referrer, rows).values());
  const hasOwnKey = (keys: readonly unknown[]) => keys.some((key) => ownKeys.has(String(key)));
  const counts = await countReferrers(store, referrer, [...ownKeys]);
  const all = counts
    .filter(({ keys }) => hasOwnKey(keys))
    .reduce((sum, { count }) => sum + count, 0);
  if (!isOwn) return all;
  return all - rows.filter((row) => hasOwnKey(referencedKeys(field, row))).length;
}

/** The keys that a row refers to by a field: ids, or values of another entity's field. */
function referencedKeys(field: FieldConfig, row: Values): readonly unknown[] {
  const value = row[field.name] ?? null;
  return value === null ? [] : (modelOf(field).keysIn?.(value, field) ?? [value]);
}

/** The key by which the referrer’s field refers to each row, as it is stored: its id, or the value of a field. */
function keysByRow<Given extends Row>(
  { cipher }: EntityStore,
  { name, field, key = 'id' }: Referrer,
  rows: readonly Given[],
): ReadonlyMap<Given, string> {
  const { toCompared } = fieldColumn(name, field, cipher);
  const keys = new Map<Given, string>();
  for (const row of rows) {
    const value = row[key] ?? null;
    if (value !== null) keys.set(row, String(toCompared(modelOf(field).parse(value, field))));
  }
  return keys;
}

/** How many rows refer to which keys. For several keys, one pass over all rows also finds others. */
async function countReferrers(
  { db }: EntityStore,
  { name, field }: Referrer,
  [only, ...others]: readonly string[],
): Promise<readonly { readonly keys: readonly string[]; readonly count: number }[]> {
  if (only === undefined) return [];
  const column = columnOf(field.name);
  const isMultiple = modelOf(field).refersTo?.(field)?.multiple;
  const pattern = `%|${only.replace(/[\\%_]/g, '\\$&')}|%`;
  const isUsed = isMultiple
    ? sql<boolean>`'|' || ${sql.ref(column)} || '|' like ${pattern} escape '\\'`
    : sql<boolean>`${sql.ref(column)} = ${only}`;
  const isAny = sql<boolean>`${sql.ref(column)} is not null`;
  const found = await db
    .selectFrom(tableOf(name))
    .select(column)
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where(others.length === 0 ? isUsed : isAny)
    .groupBy(column)
    .execute();
  return found.map((row) => {
    const stored = String(row[column]);
    return { keys: isMultiple ? stored.split('|') : [stored], count: Number(row.count) };
  });
}

/** The config with the rows that its fields can refer to. */
export async function withStoredChoices(
  store: EntityStore,
  config: EntityConfig,
): Promise<EntityConfig> {
  const { targets = [] } = config;
  if (targets.length === 0) return config;
  const revisions = await listRevisions(
    store.db,
    targets.map(({ name }) => name),
  );
  const known = new Map<Target, readonly Row[]>();
  for (const [index, target] of targets.entries())
    known.set(target, await rowsAt(revisions[index], store, config, target));
  return withChoices(config, (target) => known.get(target));
}

interface KnownRows {
  readonly revision: string | undefined;
  readonly rows: readonly Row[];
}

const knownRows = memoize((_: EntityStore) => new WeakMap<Target, KnownRows>());

/** The titles and keys of a target's rows, read again only after its list has changed. */
async function rowsAt(
  revision: string | undefined,
  store: EntityStore,
  config: EntityConfig,
  target: Target,
): Promise<readonly Row[]> {
  const known = knownRows(store).get(target);
  if (known && known.revision === revision) return known.rows;
  const { name, title, key } = target;
  const fields = key && key.name !== title.name ? [title, key] : [title];
  const rows: Row[] = [];
  for await (const page of readRows(store, { ...config, name, fields })) rows.push(...page);
  knownRows(store).set(target, { revision, rows });
  return rows;
}
