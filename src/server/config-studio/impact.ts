import { isDeepStrictEqual } from 'node:util';
import { beginning } from '../../common/beginning';
import { memoize } from '../../common/memoize';
import { nearestName } from '../../entities/check/nearest-name';
import type { EntityConfig } from '../../entities/entity-config';
import { maskRow } from '../../entities/masked';
import type { Row } from '../../entities/row';
import { messagesInRow } from '../../entities/row-schema';
import { rowTitle } from '../../entities/row-title';
import { isShown } from '../../entities/shown-fields';
import type { Impact, ImpactSample } from '../../entities/wire/studio';
import { type FieldConfig, modelOf } from '../../field-types';
import { displayText } from '../../field-types/read';
import { countRows, type EntityRow, readRows } from '../rows/read-rows';
import { readAs } from '../tables/copy-values';
import { earlierColumn } from '../tables/earlier-columns';
import type { EntityStore } from '../tables/entity-store';
import { fieldColumn } from '../tables/field-column';
import { columnOf, tableOf } from '../tables/identifiers';
import { formerField } from '../tables/rename-column';
import { isStoredAlike, type StoredFields, storedFields } from '../tables/stored-fields';
import { isExposed } from './exposed-fields';
import { impactTexts as texts } from './texts';

const MOST_SAMPLES = 10;

/** A change to one field, and what it does to values. */
interface Watch {
  readonly kind: Impact['kind'];
  readonly field: FieldConfig;
  /** The field that has the value now. */
  readonly from: FieldConfig;
  readonly resultOf: (value: unknown, id: number, row: EntityRow) => string | undefined;
  readonly textOf: (rows: number, total: number) => string;
}

/** A value in a field's new type; null if it can't be read. */
type Reader = (value: unknown) => unknown;

/** Compares the configs in use with others, over all rows. */
export async function impactOf(
  store: EntityStore,
  before: readonly EntityConfig[],
  after: readonly EntityConfig[],
): Promise<Impact[]> {
  const all: Impact[] = [];
  for (const entity of new Set([...before, ...after].map(({ name }) => name))) {
    const [old, now] = [before, after].map((all) => all.find(({ name }) => name === entity));
    const nothing = { entity, rows: 0, samples: [] };
    if (old && now) all.push(...(await entityImpact(store, old, now)));
    else if (now) all.push({ ...nothing, kind: 'entityAdded', text: texts.entityAdded(entity) });
    else if (old) {
      const rows = await countRows(store, old);
      all.push({ ...nothing, rows, kind: 'entityRemoved', text: texts.entityRemoved(rows) });
    }
  }
  return all;
}

async function entityImpact(
  store: EntityStore,
  before: EntityConfig,
  after: EntityConfig,
): Promise<Impact[]> {
  const entity = before.name;
  const stored = await storedFields(store.db, entity);
  const named = new Map(before.fields.map((field) => [field.name, field]));
  const formers = after.fields.map(
    (field) => named.get(field.name) ?? named.get(formerField(after, field, stored)?.name ?? ''),
  );
  await forgetEmpty(store, before, stored);
  const removed = before.fields.filter((field) => !formers.includes(field));
  const readerOf = (from: FieldConfig, field: FieldConfig): Reader => {
    if (isStoredAlike(from, field)) return (value) => modelOf(field).parse(value, field);
    const source = fieldColumn(entity, from, store.cipher);
    const target = fieldColumn(entity, field, store.cipher);
    return (value) => readAs(target, source, value);
  };
  const changed = after.fields.flatMap((field, index) => {
    const from = formers[index];
    return from && !isDeepStrictEqual(field, from)
      ? { name: field.name, from: from.name, read: readerOf(from, field) }
      : [];
  });
  const rowAfter = memoize((row: EntityRow): Row => {
    const values = changed.map(({ name, from, read }) => [name, read(row[from])] as const);
    return { ...row, ...Object.fromEntries(values) };
  });
  const watches = after.fields.flatMap((field, index): Watch[] => {
    const from = formers[index];
    if (from)
      return keptWatches({ before, after, rowAfter }, field, from, readerOf(from, field), stored);
    const likely = stored.has(field.name) ? undefined : likelyFormer(field, removed);
    return [addedWatch(field, likely, likely && readerOf(likely, field), stored)];
  });
  const resultOf = (value: unknown) => (value === null ? undefined : texts.hidden);
  for (const field of removed)
    watches.push({ kind: 'removed', field, from: field, textOf: texts.removed, resultOf });
  if (watches.length === 0) return [];

  const found = watches.map((watch) => ({ ...watch, rows: 0, samples: [] as ImpactSample[] }));
  let total = 0;
  for await (const page of readRows(store, before)) {
    total += page.length;
    for (const row of page)
      for (const one of found) {
        const result = one.resultOf(row[one.from.name], row.id, row);
        if (result === undefined) continue;
        one.rows += 1;
        if (one.samples.length === MOST_SAMPLES) continue;
        const masked = maskRow(before, row);
        const title = cut(rowTitle(before, masked));
        const value = cut(displayText(one.from, masked[one.from.name], masked));
        one.samples.push({ id: row.id, title, value, result });
      }
  }
  return found
    .filter(({ kind, rows }) => rows > 0 || !['unique', 'stricter'].includes(kind))
    .map(({ kind, field, rows, samples, textOf }) => {
      const isNew = kind === 'added' || kind === 'back';
      const concerned = isNew ? { rows: total, samples: [] } : { rows, samples };
      return { entity, field: field.name, kind, text: textOf(rows, total), ...concerned };
    });
}

/** Removes columns from `stored` that no field uses and that have no values. */
async function forgetEmpty({ db }: EntityStore, config: EntityConfig, stored: StoredFields) {
  const rows = db.selectFrom(tableOf(config.name)).select('id').limit(1);
  for (const name of stored.keys())
    if (!config.fields.some((field) => field.name === name)) {
      const filled = await rows.where(columnOf(name), 'is not', null).executeTakeFirst();
      if (!filled) stored.delete(name);
    }
}

/** Reports values that can’t be read. */
const lossOf = (read: Reader | undefined) => (value: unknown) =>
  value !== null && read?.(value) === null ? texts.empties : undefined;

function addedWatch(
  field: FieldConfig,
  likely: FieldConfig | undefined,
  read: Reader | undefined,
  stored: StoredFields,
): Watch {
  const earlier = stored.get(field.name);
  return {
    kind: earlier ? 'back' : 'added',
    field,
    from: likely ?? field,
    resultOf: lossOf(read),
    textOf(unread, total) {
      if (earlier) return texts.back(earlier, field);
      const text = texts.added(total, field.required);
      return likely && unread === 0 ? `${text} ${texts.proposed(likely.name)}` : text;
    },
  };
}

interface ChangedEntity {
  readonly before: EntityConfig;
  readonly after: EntityConfig;
  /** A row under the names and types of the new config. */
  readonly rowAfter: (row: EntityRow) => Row;
}

/** What changes for the values of a field that stays: its name, its type, and rules that they would break. */
function keptWatches(
  { before, after, rowAfter }: ChangedEntity,
  field: FieldConfig,
  from: FieldConfig,
  read: Reader,
  stored: StoredFields,
): Watch[] {
  if (isDeepStrictEqual(field, from)) return [];
  const watches: Watch[] = [];
  const watch = (more: Omit<Watch, 'field' | 'from'>) => watches.push({ field, from, ...more });
  if (field.name !== from.name)
    watch({
      kind: 'renamed',
      resultOf: (value) => (value === null ? undefined : texts.isKept),
      textOf: (rows) => texts.renamed(from.name, rows),
    });
  if (isExposed(from, field))
    watch({
      kind: 'exposed',
      resultOf: (value) => (value === null ? undefined : texts.inTheOpen),
      textOf: texts.exposed,
    });
  if (!isStoredAlike(from, field)) {
    const earlier = earlierColumn(field, from, stored)?.field;
    watch({
      kind: 'retyped',
      resultOf: lossOf(read),
      textOf: (rows) => texts.retyped(from, field, rows, earlier),
    });
  }
  if (field.unique && !from.unique) {
    const firsts = new Map<string, number>();
    watch({
      kind: 'unique',
      resultOf(value, id) {
        const key = JSON.stringify(read(value));
        const first = firsts.get(key);
        if (first === undefined) firsts.set(key, id);
        return first === undefined || value === null ? undefined : texts.sameAs(first);
      },
      textOf: texts.unique,
    });
  }
  watch({
    kind: 'stricter',
    resultOf: (_, __, row) =>
      wrongIn(before, from, row).length > 0 ? undefined : wrongIn(after, field, rowAfter(row))[0],
    textOf: texts.stricter,
  });
  return watches;
}

/** What is wrong with a field in a row. Forms neither show nor check a field that the row doesn’t have. */
const wrongIn = (config: EntityConfig, field: FieldConfig, row: Row) =>
  isShown(config, field, row) ? messagesInRow(config, field, row) : [];

/** The removed field that an added one probably is. */
function likelyFormer({ name, label, type }: FieldConfig, removed: readonly FieldConfig[]) {
  const names = removed.map((field) => field.name);
  const near = nearestName(name, names);
  return (
    removed.find((field) => field.name === near || field.label === label) ??
    removed.find((field) => field.type === type && names.length === 1)
  );
}

const cut = (text: string) => (text.length > 60 ? `${beginning(text, 59)}…` : text);
