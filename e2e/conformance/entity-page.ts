import { expect, type Locator, type Page } from '@playwright/test';
import { type EntityConfig, fieldOf } from '../../src/entities/entity-config';
import type { FieldConfig } from '../../src/field-types';
import { asPattern, TablePage } from '../fixtures/table-page';

export const EMPTY = 'Sorry, there is nothing to display here';

/** An entity's screen. */
export class EntityPage extends TablePage {
  readonly config: EntityConfig;
  readonly addForm: Locator;

  constructor(page: Page, config: EntityConfig) {
    super(
      page,
      config.columns.map(({ label }) => label),
    );
    this.config = config;
    this.addForm = page.getByRole('form', { name: `Add ${config.label}`, exact: true });
  }

  async open(): Promise<void> {
    await this.page.goto(this.config.route);
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(this.config.title);
    await this.arrive();
  }

  /** Loads the application, and opens the screen by its link. */
  async openByNavigation(): Promise<void> {
    await this.page.goto('/dashboard');
    await this.openByLink();
  }

  /** Opens the screen in the application, without a search, filters or another order. */
  async openByLink(): Promise<void> {
    const { labelPlural, route, title } = this.config;
    const link = { name: labelPlural, exact: true };
    await this.page.getByRole('navigation').getByRole('link', link).click();
    await expect(this.page).toHaveURL(
      ({ pathname, search }) => pathname === route && search === '',
    );
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(title);
    await this.arrive();
  }

  field(name: string): FieldConfig {
    return fieldOf(this.config, name);
  }
}

/** The width of the box that selects a row, in the first column. */
const BOX_WIDTH = 32;

/** Expects the config's columns, in its order and sorted as it says. */
export async function expectColumns({ page, config }: EntityPage): Promise<void> {
  const { actions, columns, sort = '' } = config;
  const [first = ''] = sort.split(',');
  const startsSorted = first.startsWith('-') ? 'descending' : 'ascending';
  const expected = columns.map(({ field, label, sortable, align }) => ({
    label,
    canSort: sortable,
    sort: first.replace('-', '') === field ? startsSorted : sortable ? 'none' : null,
    isAsWide: true,
    ...(align && { isAtEnd: align === 'end' }),
  }));
  const widths = columns.map(({ width }, index) => width && width + (index === 0 ? BOX_WIDTH : 0));
  const headers = page.getByRole('columnheader');
  await expect(headers).toHaveCount(columns.length + (actions.update || actions.remove ? 1 : 0));
  const shown = await headers.evaluateAll((all, wanted) => {
    const table = all[0]?.closest('table');
    // Columns share the space that is left.
    const stretch = (table?.offsetWidth ?? 0) / Number.parseFloat(table?.style.minWidth ?? '');
    const widthOf = (header: Element) => header.getBoundingClientRect().width / stretch;
    return all.map((header, index) => ({
      label: header.textContent?.trim(),
      canSort: header.querySelector('button') !== null,
      sort: header.getAttribute('aria-sort'),
      isAsWide: !wanted[index] || Math.abs(widthOf(header) - wanted[index]) < 2,
      isAtEnd: ['end', 'right'].includes(getComputedStyle(header).textAlign),
    }));
  }, widths);
  expect(shown.slice(0, columns.length)).toEqual(
    expected.map((column) => expect.objectContaining(column)),
  );
}

/** The control of a field, within a form or a dialog. */
export function controlOf(form: Locator, field: FieldConfig): Locator {
  return form.getByLabel(field.label, { exact: true });
}

/** Expects the fields' labels, a mark at required fields, and wide fields to be wide. */
export async function expectLabels(form: Locator, fields: readonly FieldConfig[]): Promise<void> {
  const labels = form.locator('label[for]');
  await expect(labels.first()).toBeVisible();
  const shown = await labels.evaluateAll((all) =>
    all.map((label) => ({
      text: label.textContent,
      marked: label.parentElement?.textContent,
      width: label.parentElement?.parentElement?.getBoundingClientRect().width ?? 0,
    })),
  );
  const narrowest = Math.min(...shown.map(({ width }) => width));
  for (const { label, type, required, width = 'normal' } of fields) {
    if (type === 'boolean') continue;
    const found = shown.find(({ text }) => text === label);
    expect(found?.marked, 'its label and mark').toBe(required ? `${label}*` : label);
    if (width !== 'normal') expect(found?.width, label).toBeGreaterThan(1.5 * narrowest);
  }
}

/** Enters a text as its control requires: by typing, choosing or ticking. */
export async function enter(form: Locator, field: FieldConfig, text: string): Promise<void> {
  const control = controlOf(form, field);
  if (field.type === 'boolean') await control.setChecked(text === field.trueLabel);
  else if (field.type === 'select') await control.selectOption({ label: text });
  else if (field.type === 'reference') await choose(control, text);
  else await control.fill(text);
}

/** Chooses from a list by Enter, once the rows are listed: in a closed list, Enter would send the form. */
async function choose(control: Locator, text: string): Promise<void> {
  await control.fill(text);
  if (text) await expect(control).toHaveAttribute('aria-activedescendant', /./);
  await control.press('Enter');
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

/** Expects controls to hold texts, without errors. Reads all at once, because a form has many. */
export async function expectAllEntered(
  form: Locator,
  texts: readonly (readonly [FieldConfig, string])[],
): Promise<void> {
  const read = () =>
    form.locator('input, select, textarea').evaluateAll((controls) =>
      controls.map((control) => {
        if (!('labels' in control) || !('value' in control)) return {};
        const [label] = control.labels as NodeListOf<HTMLLabelElement>;
        const isBox = control.matches('[type=checkbox]');
        return {
          label: label?.textContent,
          holds: isBox ? control.matches(':checked') : control.value,
          isInvalid: control.getAttribute('aria-invalid') === 'true',
        };
      }),
    );
  const expected = texts.map(([field, text]) =>
    expect.objectContaining({
      label: field.label,
      holds: field.type === 'boolean' ? text === field.trueLabel : text,
      isInvalid: false,
    }),
  );
  await expect.poll(read).toEqual(expect.arrayContaining(expected));
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
