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
import { fieldColumn } from '../entity-tables/field-column';
import { columnOf, tableOf } from '../entity-tables/identifiers';
import { MAX_ID } from '../entity-tables/row-pages';
import { HttpError, invalid } from '../http/errors';
import { readRows } from './rows';
import { writeTexts as texts } from './texts';

/**
 * Throws a 422 for values that refer to rows which don't exist, or that are no copies of theirs. Until the
 * transaction ends, no one can remove those that do. Values from earlier may be copies of what has changed since.
 */
export async function refuseUnknown(
  open: OpenTable,
  values: Values,
  areEarlier = false,
): Promise<void> {
  const errors: Record<string, string[]> = {};
  for (const target of open.config.targets ?? []) {
    if (areEarlier && target.copies) continue;
    const field = fieldOf(open.config, target.field);
    const value = values[field.name] ?? null;
    if (value === null) continue;
    const { keysIn, invalid: message } = modelOf(field);
    for (const key of keysIn?.(value, field) ?? [value])
      if (!(await hasRow(open, target, key))) errors[field.name] = [message(field)];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

async function hasRow({ db, sealer }: OpenTable, target: Target, key: unknown) {
  const column = target.key && fieldColumn(target.name, target.key, sealer);
  const model = column && modelOf(column.field);
  const value = model ? model.parse(key, column.field) : key;
  // A database refuses to compare a column of numbers with a text.
  const isRight = model ? model.isValue(value) : typeof value === 'number' && value <= MAX_ID;
  if (!isRight) return false;
  const query = db
    .selectFrom(tableOf(target.name))
    .select('id')
    .limit(1)
    .where(
      sql<boolean>`${sql.ref(column?.name ?? 'id')} = ${column ? column.toCompared(value) : value}`,
    );
  const row = await (isPostgres(db) ? query.forKeyShare() : query).executeTakeFirst();
  return row !== undefined;
}

/** Throws a 409 if other rows refer to one that has been removed in this transaction. */
export async function refuseUsed(open: OpenTable, row: Row): Promise<void> {
  const uses = await usesOf(open, row, () => true);
  if (uses.length > 0) throw new HttpError(409, texts.used(open.config, uses));
}

/** Throws a 422 if other rows refer to a row by a value that a change takes from it. */
export async function refuseKeyChange(open: OpenTable, row: Row, changes: Values): Promise<void> {
  const uses = await usesOf(open, row, ({ key }) => key !== undefined && key in changes);
  const [first] = uses;
  if (first?.key) throw invalid({ [first.key]: [texts.used(open.config, uses)] });
}

interface Use extends Pick<Referrer, 'key'> {
  readonly text: string;
}

async function usesOf(
  { db, config, sealer }: OpenTable,
  row: Row,
  isMeant: (referrer: Referrer) => boolean,
): Promise<Use[]> {
  const uses: Use[] = [];
  for (const referrer of (config.usedBy ?? []).filter(isMeant)) {
    const { name, label, labelPlural, field, key } = referrer;
    const value = key === undefined ? row.id : row[key];
    if (value === null || value === undefined) continue;
    const { refersTo, parse } = modelOf(field);
    const column = sql.ref(columnOf(field.name));
    const stored = fieldColumn(name, field, sealer).toCompared(parse(value, field));
    const several = `%|${String(stored).replace(/[\\%_]/g, '\\$&')}|%`;
    const { count } = await db
      .selectFrom(tableOf(name))
      .select((eb) => eb.fn.countAll<number | string>().as('count'))
      .where(
        refersTo?.(field)?.multiple
          ? sql<boolean>`'|' || ${column} || '|' like ${several} escape '\\'`
          : sql<boolean>`${column} = ${stored}`,
      )
      .executeTakeFirstOrThrow();
    if (Number(count) > 0) uses.push({ key, text: plural(Number(count), label, labelPlural) });
  }
  return uses;
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
