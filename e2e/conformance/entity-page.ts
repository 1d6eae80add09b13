import { expect, type Locator, type Page } from '@playwright/test';
import { type EntityConfig, fieldOf } from '../../src/entities/entity-config';
import type { FieldConfig } from '../../src/field-types';

export const EMPTY = 'Sorry, there is nothing to display here';

/** An entity's screen as a person finds their way on it: by roles and names. */
export class EntityPage {
  readonly page: Page;
  readonly config: EntityConfig;
  readonly table: Locator;
  readonly rows: Locator;
  readonly search: Locator;
  /** `1–5 of 23`. */
  readonly range: Locator;
  readonly next: Locator;
  readonly previous: Locator;
  readonly addForm: Locator;

  constructor(page: Page, config: EntityConfig) {
    this.page = page;
    this.config = config;
    this.table = page.getByRole('table');
    this.rows = this.table.locator('tbody').getByRole('row');
    this.search = page.getByRole('searchbox', { name: 'Search' });
    this.range = page.getByText(/^\d+–\d+ of \d+$/);
    this.next = page.getByRole('button', { name: 'Next page' });
    this.previous = page.getByRole('button', { name: 'Previous page' });
    this.addForm = page.getByRole('form', { name: `Add ${config.label}`, exact: true });
  }

  async open(): Promise<void> {
    await this.page.goto(this.config.route);
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(this.config.title);
    await expect(this.table).toBeVisible();
    await expect(this.table).not.toHaveAttribute('aria-busy');
  }

  header(label: string): Locator {
    return this.page.getByRole('columnheader', { name: label, exact: true });
  }

  /** Searches, and waits until every row that is left has the term. */
  async searchFor(term: string): Promise<void> {
    await this.search.fill(term);
    await expect(this.rows.filter({ hasNotText: new RegExp(asPattern(term), 'i') })).toHaveCount(0);
  }

  /** Clicks a header until its column is sorted as wanted. */
  async sortBy(label: string, direction: 'ascending' | 'descending'): Promise<void> {
    const header = this.header(label);
    for (let clicks = 0; clicks < 3; clicks++) {
      const before = (await header.getAttribute('aria-sort')) ?? '';
      if (before === direction) return;
      await header.getByRole('button').click();
      await expect(header).not.toHaveAttribute('aria-sort', before);
    }
    await expect(header).toHaveAttribute('aria-sort', direction);
  }

  /** The texts of a column on this page, from top to bottom. */
  async column(label: string): Promise<readonly string[]> {
    const index = this.config.columns.findIndex((column) => column.label === label);
    const texts = await this.cells(index).allInnerTexts();
    return texts.map((text) => text.trim());
  }

  /** A column's cells by its place; the first may be a row's header. */
  cells(index: number): Locator {
    return this.rows.locator(`:scope > *:nth-child(${index + 1})`);
  }

  rowWith(text: string): Locator {
    return this.rows.filter({ hasText: text });
  }

  dialog(title: string): Locator {
    return this.page.getByRole('dialog', { name: title, exact: true });
  }

  field(name: string): FieldConfig {
    return fieldOf(this.config, name);
  }
}

/** The control of a field, within a form or a dialog. */
export function controlOf(form: Locator, field: FieldConfig): Locator {
  return form.getByLabel(field.label, { exact: true });
}

/** Enters a text as its control wants it: typed, chosen or ticked. */
export async function enter(form: Locator, field: FieldConfig, text: string): Promise<void> {
  const control = controlOf(form, field);
  if (field.type === 'boolean') await control.setChecked(text === field.trueLabel);
  else if (field.type === 'select') await control.selectOption({ label: text });
  else await control.fill(text);
}

/** Expects a control to hold what a field shows for editing. */
export async function expectEntered(
  form: Locator,
  field: FieldConfig,
  text: string,
): Promise<void> {
  const control = controlOf(form, field);
  if (field.type === 'boolean')
    await expect(control).toBeChecked({ checked: text === field.trueLabel });
  else await expect(control).toHaveValue(text);
}

/** Expects a message under a field, tied to its control. */
export async function expectFieldError(
  form: Locator,
  field: FieldConfig,
  message: string,
): Promise<void> {
  const control = controlOf(form, field);
  await expect(control).toHaveAttribute('aria-invalid', 'true');
  await expect(control).toHaveAccessibleDescription(new RegExp(asPattern(message)));
}

function asPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
