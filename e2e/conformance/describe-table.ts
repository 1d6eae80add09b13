import type { Page } from '@playwright/test';
import { type EntityConfig, fieldOf } from '../../src/entities/entity-config';
import type { Row } from '../../src/entities/row';
import { modelOf } from '../../src/field-types';
import { displayText } from '../../src/field-types/read';
import { expect, type staffTest } from '../fixtures/test';
import { EMPTY, EntityPage } from './entity-page';
import { type Direction, shownInOrder } from './expected-order';
import { narrowTo, rowsFor, tableSize } from './rows-for';
import { fetchRows, withRowsToUse } from './staff-api';

/** The table: navigation, columns, pages, sorting, search, and the address that holds them. */
export function describeTable(test: typeof staffTest, checked: EntityConfig): void {
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });
  const searchable = checked.columns.filter((column) => column.searchable);
  const filteredByText = checked.columns
    .filter(
      ({ filterable, field }) => filterable && modelOf(fieldOf(checked, field)).filter === 'text',
    )
    .slice(0, 1);
  const sortable = checked.columns.filter((column) => column.sortable);

  test('the navigation leads to it; its columns are in order', async ({ page }) => {
    const { labelPlural, route, title, actions, columns } = checked;
    const screen = new EntityPage(page, checked);
    await page.goto('/dashboard');
    const link = { name: labelPlural, exact: true };
    await page.getByRole('navigation').getByRole('link', link).click();
    await expect(page).toHaveURL((url) => url.pathname === route);
    await expect(heading(page)).toHaveText(title);

    const hasActions = actions.update || actions.remove;
    const labels = columns.map(({ label }) => label);
    await expect(page.getByRole('columnheader')).toHaveText([
      ...labels,
      ...(hasActions ? ['Actions'] : []),
    ]);
    for (const column of columns) {
      const header = screen.header(column.label);
      await expect(header.getByRole('button')).toHaveCount(column.sortable ? 1 : 0);
      const sort = /^(none|ascending|descending)$/;
      if (column.sortable) await expect(header).toHaveAttribute('aria-sort', sort);
      else await expect(header).not.toHaveAttribute('aria-sort');
    }
  });

  test('pages, sorting and search show the right rows, and are in the address', async ({
    page,
  }) => {
    const config = await withRowsToUse(page, checked);
    const { screen, rows } = await openWithRows(page, config);
    const search = await screen.search.inputValue();
    await test.step('pages follow each other', async () => {
      const size = config.pageSize;
      const last = Math.min(2 * size, rows.length);
      await expect(screen.range).toHaveText(`1–${size} of ${rows.length}`);
      await expect(screen.rows).toHaveCount(size);
      await expect(screen.previous).toBeDisabled();
      const first = await screen.rows.allTextContents();

      await screen.next.click();
      await expect(screen.range).toHaveText(`${size + 1}–${last} of ${rows.length}`);
      await expect(screen.rows).toHaveCount(last - size);
      const second = await screen.rows.allTextContents();
      expect(second.filter((text) => first.includes(text))).toEqual([]);

      await screen.previous.click();
      await expect(screen.range).toHaveText(`1–${size} of ${rows.length}`);
      expect(await screen.rows.allTextContents()).toEqual(first);
    });

    for (const column of sortable) {
      for (const direction of ['ascending', 'descending'] satisfies Direction[]) {
        await test.step(`sorts by ${column.label}, ${direction}`, async () => {
          await screen.sortBy(column.label, direction);
          const expected = shownInOrder(config, column, rows, direction);
          await expect
            .poll(() => screen.column(column.label))
            .toEqual(
              expected.slice(0, config.pageSize).map((text) => expect.stringContaining(text)),
            );
          const sorted = page.locator('th[aria-sort]:not([aria-sort="none"])');
          await expect(sorted).toHaveCount(1);
        });
      }
    }

    for (const { field, label } of searchable) {
      await test.step(`finds by ${label}`, async () => {
        const texts = rows.map((row) => displayText(fieldOf(config, field), row[field], row));
        // Some rows may not have the field.
        const shown = texts.slice(1).find(Boolean) ?? '';
        await screen.search.fill(shown);
        await expect(screen.rows.filter({ hasNotText: shown })).toHaveCount(0);
        await expect(screen.rows.first()).toBeVisible();
      });
    }
    for (const { field, label } of filteredByText) {
      await test.step(`filters by ${label}`, async () => {
        const row = rows[0] ?? {};
        const shown = displayText(fieldOf(config, field), row[field], row);
        await screen.search.fill(search);
        await page.getByRole('button', { name: 'Filters', exact: true }).click();
        const group = page.getByRole('group', { name: label, exact: true });
        await group.getByLabel('Contains').fill(shown);
        const chip = page.getByRole('button', { name: `Remove filter ${label}`, exact: true });
        await expect(chip).toContainText(`“${shown}”`);
        await expect(screen.rows.filter({ hasNotText: shown })).toHaveCount(0);
        await expect(screen.rows.first()).toBeVisible();
        await chip.click();
        await expect(screen.rows).toHaveCount(config.pageSize);
      });
    }
    await test.step('says when there is nothing', async () => {
      await screen.search.fill('nothing is called like this');
      await expect(page.getByText(EMPTY)).toBeVisible();
      await expect(screen.next).toBeHidden();
    });

    await test.step('search, order and page are in the address', async () => {
      await screen.search.fill(search);
      const [column] = sortable;
      if (column) await screen.sortBy(column.label, 'descending');
      await screen.next.click();
      await expect(screen.range).toHaveText(new RegExp(`^${config.pageSize + 1}–`));
      const seen = await viewOf(screen);

      await page.reload();
      await expect.poll(() => viewOf(screen)).toEqual(seen);
      await page.goto('about:blank');
      await page.goBack();
      await expect.poll(() => viewOf(screen)).toEqual(seen);
    });
  });
}

/** What the screen shows: the search, the page, the order and the rows. */
async function viewOf(screen: EntityPage) {
  const headers = screen.page.getByRole('columnheader');
  return {
    address: screen.page.url(),
    search: await screen.search.inputValue(),
    range: await screen.range.allTextContents(),
    sorts: await headers.evaluateAll((all) => all.map((one) => one.getAttribute('aria-sort'))),
    rows: await screen.rows.allTextContents(),
  };
}

/** Opens the screen with more than a page of rows known to the test: its own, if a search finds them. */
async function openWithRows(
  page: Page,
  config: EntityConfig,
): Promise<{ screen: EntityPage; rows: readonly Row[] }> {
  const marked = await rowsFor(page, config, 'table', tableSize(config));
  const screen = new EntityPage(page, config);
  await screen.open();
  if (!(await narrowTo(marked, screen))) return { screen, rows: await fetchRows(page, config) };
  await expect(screen.rows).toHaveCount(config.pageSize);
  return { screen, rows: marked.rows };
}
