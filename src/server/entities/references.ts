import { sql } from 'kysely';
import { plural } from '../../common/quantities';
import {
  type EntityConfig,
  fieldOf,
  type Referrer,
  type Target,
} from '../../entities/entity-config';
import { withChoices } from '../../entities/references';
import type { Row } from '../../entities/row';
import { modelOf } from '../../field-types';
import { isPostgres } from '../database/dialect';
import type { Values } from '../entity-tables/change-log';
import type { EntityStore, OpenTable } from '../entity-tables/entity-store';
import { fieldColumn, type Stored } from '../entity-tables/field-column';
import { columnOf, tableOf } from '../entity-tables/identifiers';
import { MAX_ID } from '../entity-tables/row-pages';
import { HttpError, invalid } from '../http/errors';
import { type EntityRow, readRows } from './rows';
import { writeTexts as texts } from './texts';

/**
 * Throws a 422 for rows that refer to others which don't exist, or whose values are no copies of theirs. Until the
 * transaction ends, no one can remove those that do. Values from earlier may be copies of what has changed since.
 */
export async function refuseUnknown(
  open: OpenTable,
  rows: readonly Values[],
  areEarlier = false,
): Promise<void> {
  const errors: Record<string, string[]> = {};
  for (const target of open.config.targets ?? []) {
    if (areEarlier && target.copies) continue;
    const field = fieldOf(open.config, target.field);
    const { keysIn, invalid: message } = modelOf(field);
    const keys = rows.flatMap((row): readonly unknown[] => {
      const value = row[field.name] ?? null;
      return value === null ? [] : (keysIn?.(value, field) ?? [value]);
    });
    if (!(await hasRows(open, target, keys))) errors[field.name] = [message(field)];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Whether each of the keys has a row. */
async function hasRows({ db, sealer }: OpenTable, target: Target, keys: readonly unknown[]) {
  const column = target.key && fieldColumn(target.name, target.key, sealer);
  const model = column && modelOf(column.field);
  const values = keys.map((key) => (model ? model.parse(key, column.field) : key));
  // A database refuses to compare a column of numbers with a text.
  const isRight = (value: unknown) =>
    model ? model.isValue(value) : typeof value === 'number' && value <= MAX_ID;
  if (!values.every(isRight)) return false;
  const compared = new Set(values.map((value) => (column ? column.toCompared(value) : value)));
  if (compared.size === 0) return true;
  const [table, name] = [tableOf(target.name), column?.name ?? 'id'];
  const query = db
    .selectFrom(table)
    .select('id')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom(table)
        .select(eb.fn.min('id').as('first'))
        .where(name, 'in', [...compared])
        .groupBy(name),
    );
  const found = await (isPostgres(db) ? query.forKeyShare() : query).execute();
  return found.length === compared.size;
}

/** Throws a 409 if other rows refer to some that have been removed in this transaction. */
export async function refuseUsed(open: OpenTable, rows: readonly EntityRow[]): Promise<void> {
  for (const error of (await refusalsOfUsed(open, rows)).values()) throw error;
}

/** The same for each of the rows that is referred to, by its id. */
export async function refusalsOfUsed(
  open: OpenTable,
  rows: readonly EntityRow[],
): Promise<ReadonlyMap<number, HttpError>> {
  const used = await usesOf(open, rows);
  return new Map(
    [...used].map(([{ id }, uses]) => [id, new HttpError(409, texts.used(open.config, uses))]),
  );
}

/** Throws a 422 if other rows refer to one by a value that an update takes from it. */
export async function refuseKeyChange(
  open: OpenTable,
  updates: readonly { readonly before: Row }[],
): Promise<void> {
  const uses = await usesOf(
    open,
    updates.map(({ before }) => before),
  );
  for (const used of uses.values())
    throw invalid({ [used[0]?.key ?? '']: [texts.used(open.config, used)] });
}

interface Use extends Pick<Referrer, 'key'> {
  readonly text: string;
}

/** What refers to rows by one of the values given, for each row that is referred to. */
async function usesOf<Given extends Row>(
  open: OpenTable,
  rows: readonly Given[],
): Promise<ReadonlyMap<Given, Use[]>> {
  const uses = new Map<Given, Use[]>();
  for (const referrer of open.config.usedBy ?? []) {
    const { name, label, labelPlural, field, key = 'id' } = referrer;
    const { toCompared } = fieldColumn(name, field, open.sealer);
    const keys = new Map<Given, Stored>();
    for (const row of rows) {
      const value = row[key] ?? null;
      if (value !== null) keys.set(row, toCompared(modelOf(field).parse(value, field)));
    }
    if (keys.size === 0) continue;
    const counts = await countUses(open, referrer, [...keys.values()]);
    for (const [row, stored] of keys) {
      const count = counts.get(String(stored));
      if (!count) continue;
      const text = plural(count, label, labelPlural);
      uses.set(row, [...(uses.get(row) ?? []), { key: referrer.key, text }]);
    }
  }
  return uses;
}

/** How many rows refer to each of the keys. Those of several keys are counted in one pass. */
async function countUses(
  { db }: OpenTable,
  { name, field }: Referrer,
  [only = null, ...others]: readonly Stored[],
): Promise<ReadonlyMap<string, number>> {
  const column = columnOf(field.name);
  const isMultiple = modelOf(field).refersTo?.(field)?.multiple;
  const pattern = `%|${String(only).replace(/[\\%_]/g, '\\$&')}|%`;
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
  const counts = new Map<string, number>();
  for (const row of found) {
    const stored = String(row[column]);
    for (const key of isMultiple ? stored.split('|') : [stored])
      counts.set(key, (counts.get(key) ?? 0) + Number(row.count));
  }
  return counts;
}

/** The config with the rows that its fields can refer to. */
export async function withStoredChoices(
  store: EntityStore,
  config: EntityConfig,
): Promise<EntityConfig> {
  const known = new Map<Target, Row[]>();
  for (const target of config.targets ?? []) {
    const { name, title, key } = target;
    const fields = key && key.name !== title.name ? [title, key] : [title];
    const rows: Row[] = [];
    for await (const page of readRows(store, { ...config, name, fields })) rows.push(...page);
    known.set(target, rows);
  }
  return withChoices(config, (target) => known.get(target));
}
