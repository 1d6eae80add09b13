import { type EntityConfig, fieldOf } from '../../src/entities/entity-config';
import type { Row } from '../../src/entities/row';
import type { FieldConfig } from '../../src/field-types';
import { expect } from '../fixtures/test';
import type { EntityPage } from './entity-page';
import { expectFound } from './expect-filter';
import { inOrder } from './expected-order';
import { dayOf, isEmpty, ownIsMet, ownText, today, withoutCase } from './own-reading';

type Scalar = string | number | boolean;
type Range = { readonly from?: string | number; readonly to?: string | number };
type Special = Range & { readonly is?: 'empty' | 'filled'; readonly not?: readonly Scalar[] };

/** A view as an entity file has it. */
export interface WrittenView {
  readonly name: string;
  readonly search?: string;
  readonly filter?: Readonly<Record<string, Scalar | readonly Scalar[] | Special>>;
  readonly sort?: string | readonly string[];
  readonly columns?: readonly string[];
  readonly pageSize?: number;
}

/** Chooses a view, and expects the rows that it should have, in its order. */
export async function expectView(
  screen: EntityPage,
  view: WrittenView,
  rows: readonly Row[],
): Promise<void> {
  const { config, page } = screen;
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menuitem', { name: view.name, exact: true }).click();
  if (view.search || view.columns || view.pageSize) return;
  const found = rows.filter((row) => isIn(config, view, row));
  await expectFound(screen, found.length);
  const [key] = [view.sort ?? config.sort ?? []].flat();
  if (!key || found.length === 0) return;
  const name = key.replace(/^-/, '');
  const column = config.columns.find(({ field }) => field === name);
  if (!column) return;
  const sorted = inOrder(config, column, found, key === name ? 'ascending' : 'descending');
  const texts = sorted
    .slice(0, config.pageSize)
    .map((row) => expect.stringContaining(ownText(fieldOf(config, name), row) ?? ''));
  await expect.poll(() => screen.column(column.label)).toEqual(texts);
}

function isIn(config: EntityConfig, { filter = {} }: WrittenView, row: Row): boolean {
  return Object.entries(filter).every(([name, wanted]) =>
    isWanted(fieldOf(config, name), wanted, row),
  );
}

function isWanted(
  field: FieldConfig,
  wanted: Scalar | readonly Scalar[] | Special,
  row: Row,
): boolean {
  if (typeof wanted === 'object' && 'length' in wanted)
    return wanted.some((one) => isWanted(field, one, row));
  if (typeof wanted === 'object') {
    const { not, ...condition } = wanted;
    if (not) return !isEmpty(row[field.name]) && !not.some((one) => isWanted(field, one, row));
    return ownIsMet(field, condition, row);
  }
  const period = PERIODS[String(wanted)];
  if (period && field.type === 'date') {
    const [from, to] = period(new Date(today()));
    return (
      !isEmpty(row[field.name]) && dayOf(row[field.name]) >= from && dayOf(row[field.name]) <= to
    );
  }
  if (['select', 'boolean', 'reference', 'number', 'money', 'date'].includes(field.type))
    return ownIsMet(field, wanted, row);
  return withoutCase(ownText(field, row) ?? '').includes(withoutCase(String(wanted)));
}

/** The first and the last day of periods that move with the day. Weeks start on Monday. */
const PERIODS: Readonly<Record<string, (today: Date) => readonly [string, string]>> = {
  'this-week': (now) => days(now, 1 - (now.getUTCDay() || 7), 6),
  'last-week': (now) => days(now, -6 - (now.getUTCDay() || 7), 6),
  'next-7-days': (now) => days(now, 0, 6),
  'this-month': (now) => month(now.getUTCFullYear(), now.getUTCMonth()),
  'last-month': (now) => month(now.getUTCFullYear(), now.getUTCMonth() - 1),
};

function days(now: Date, first: number, more: number): readonly [string, string] {
  const [year, at, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + first];
  return [written(Date.UTC(year, at, day)), written(Date.UTC(year, at, day + more))];
}

function month(year: number, at: number): readonly [string, string] {
  return [written(Date.UTC(year, at, 1)), written(Date.UTC(year, at + 1, 0))];
}

function written(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
