import type { Locator } from '@playwright/test';
import { type ColumnConfig, fieldOf } from '../../src/entities/entity-config';
import type { Row } from '../../src/entities/row';
import type { FieldConfig } from '../../src/field-types';
import { asPattern, openFilter } from '../fixtures/table-page';
import { expect } from '../fixtures/test';
import { EMPTY, type EntityPage } from './entity-page';
import { dayOf, isEmpty, ownText, withoutCase } from './own-reading';

/** Expects the table to show its first rows and the number of all rows. */
export async function expectFound(screen: EntityPage, count: number): Promise<void> {
  const { page, rows, range, config } = screen;
  if (count === 0) await expect(page.getByText(EMPTY)).toBeVisible();
  else if (count > config.pageSize)
    await expect(range).toHaveText(`1–${config.pageSize} of ${count}`);
  else await expect(rows).toHaveCount(count);
}

/** Types whose values the filters don’t offer. */
const WITHOUT_VALUES: readonly FieldConfig['type'][] = ['aadhaar', 'image', 'file', 'datetime'];

/** Expects the filters to offer the columns that the config allows, in its order. */
export async function expectFiltersOf(
  { page, config }: EntityPage,
  rows: readonly Row[],
): Promise<void> {
  const offered = config.columns.filter(({ filterable, field: name }) => {
    const { type, required } = fieldOf(config, name);
    const canBeEmpty = !required || rows.some((row) => isEmpty(row[name]));
    return filterable && (canBeEmpty || !WITHOUT_VALUES.includes(type));
  });
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const groups = page.getByRole('dialog', { name: 'Filters' }).getByRole('group');
  await expect(groups).toHaveText(offered.map(({ label }) => label));
  await page.keyboard.press('Escape');
}

/** Filters by a column in each way that it offers, and counts the rows that are left. */
export async function expectFilter(
  screen: EntityPage,
  { field: name, label }: ColumnConfig,
  rows: readonly Row[],
): Promise<void> {
  const field = fieldOf(screen.config, name);
  const group = screen.page.getByRole('group', { name: label, exact: true });
  const chip = screen.page.getByRole('button', { name: `Remove filter ${label}`, exact: true });
  const count = (isIn: (row: Row) => boolean) => rows.filter(isIn).length;

  async function open() {
    await screen.page.getByRole('button', { name: 'Filters', exact: true }).click();
    await openFilter(screen.page, label);
  }
  async function expectOnly(isIn: (row: Row) => boolean) {
    await expect(chip).toBeVisible();
    await expectFound(screen, count(isIn));
  }
  async function clear() {
    await chip.click();
    await expectFound(screen, rows.length);
  }

  const filled = rows.filter((row) => !isEmpty(row[name]));
  const hasValues = filled.length > 0 && !WITHOUT_VALUES.includes(field.type);
  const hasEmpty = filled.length < rows.length;
  if (hasValues || hasEmpty) await open();
  // “Empty” is offered only if a row is empty.
  if (hasEmpty) {
    await boxOf(group, 'Empty').check();
    await expectOnly((row) => isEmpty(row[name]));
    if (!hasValues) return await clear();
    await boxOf(group, 'Empty').uncheck();
    await expectFound(screen, rows.length);
  }
  if (!hasValues) return;
  switch (field.type) {
    case 'select':
    case 'boolean':
    case 'reference': {
      const texts = new Set(filled.flatMap((row) => optionsOf(field, row)));
      const chosen = [...texts].slice(0, 2);
      for (const text of chosen) await boxOf(group, text).check();
      await expectOnly((row) => optionsOf(field, row).some((one) => chosen.includes(one)));
      return await clear();
    }
    case 'number':
    case 'money':
    case 'date': {
      const read = (raw: unknown) => (field.type === 'date' ? dayOf(raw) : Number(raw));
      const values = [...new Set(filled.map((row) => read(row[name])))].toSorted((a, b) =>
        a < b ? -1 : 1,
      );
      const [from = 0, to = 0] = [values.at(1) ?? values.at(0), values.at(-2) ?? values.at(-1)];
      await group.getByLabel('From').fill(String(from));
      await group.getByLabel('To').fill(String(to));
      await expectOnly(
        (row) => !isEmpty(row[name]) && read(row[name]) >= from && read(row[name]) <= to,
      );
      return await clear();
    }
    default: {
      const textOf = (row: Row) => withoutCase(ownText(field, row) ?? '');
      const [text = ''] = (ownText(field, filled.at(1) ?? filled[0] ?? {}) ?? '').split('\n');
      // A part of the text that isn't its beginning, in another case.
      const part = text.slice(1, 40).trim();
      await group.getByLabel('Contains').fill(part.toUpperCase());
      await expectOnly((row) => textOf(row).includes(withoutCase(part)));
      await clear();
    }
  }
}

/** The texts of a row's options. */
function optionsOf(field: FieldConfig, row: Row): readonly string[] {
  const text = ownText(field, row) ?? '';
  if (field.type === 'reference' && field.multiple) return text.split(', ').filter(Boolean);
  return text === '' ? [] : [text];
}

/** A box by its label, after which the number of rows may follow. */
function boxOf(group: Locator, label: string): Locator {
  return group.getByRole('checkbox', { name: new RegExp(`^${asPattern(label)}\\s*[\\d,]*$`) });
}
