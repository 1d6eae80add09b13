import type { Page } from '@playwright/test';
import { type EntityConfig, fieldOf } from '../../src/entities/entity-config';
import type { Row } from '../../src/entities/row';
import { modelOf } from '../../src/field-types';
import { displayText } from '../../src/field-types/read';
import { expect, type staffTest } from '../fixtures/test';
import { EMPTY, EntityPage, expectColumns } from './entity-page';
import { type Direction, shownInOrder } from './expected-order';
import { narrowTo, rowsFor, tableSize } from './rows-for';
import { fetchRows, withRowsToUse } from './staff-api';

/** The table: navigation, columns, pages, sorting, search, and the address that holds them. */
export function describeTable(test: typeof staffTest, checked: EntityConfig): void {
  const searchable = checked.columns.filter((column) => column.searchable);
  // Their texts are part of no others.
  const notSearchable = checked.columns.filter(
    ({ searchable, field }) =>
      !searchable && ['aadhaar', 'money'].includes(fieldOf(checked, field).type),
  );
  const filteredByText = checked.columns
    .filter(
      ({ filterable, field }) => filterable && modelOf(fieldOf(checked, field)).filter === 'text',
    )
    .slice(0, 1);
  const sortable = checked.columns.filter((column) => column.sortable);

  test('the navigation leads to it; columns, pages, sorting and search are right, and in the address', async ({
    page,
  }) => {
    const config = await withRowsToUse(page, checked);
    const { screen, rows } = await openWithRows(page, config);
    await test.step('columns are in order', () => expectColumns(screen));
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
      // The last rows of a page follow those in view.
      await expect.poll(() => screen.rows.allTextContents()).toEqual(first);
    });

    for (const column of sortable) {
      // The other direction is the same for all columns.
      const directions: readonly Direction[] =
        column === sortable[0] ? ['ascending', 'descending'] : ['ascending'];
      for (const direction of directions) {
        await test.step(`sorts by ${column.label}, ${direction}`, async () => {
          await screen.sortBy(column.label, direction);
          const expected = shownInOrder(config, column, rows, direction);
          await expect
            .poll(async () => (await screen.column(column.label)).map(inOneLine))
            .toEqual(
              expected
                .slice(0, config.pageSize)
                .map((text) => expect.stringContaining(inOneLine(text))),
            );
          const sorted = page.locator('th[aria-sort]:not([aria-sort="none"])');
          await expect(sorted).toHaveCount(1);
        });
      }
    }

    // Some rows may not have the field; on a server that runs somewhere, even none.
    const textsOf = (field: string) =>
      rows.map((row) => displayText(fieldOf(config, field), row[field], row)).filter(Boolean);
    for (const { field, label } of searchable) {
      const text = textsOf(field).at(1);
      if (!text) continue;
      await test.step(`finds by ${label}`, async () => {
        const [shown = ''] = text.split('\n');
        await screen.search.fill(shown);
        await expect(screen.rows.filter({ hasNotText: shown })).toHaveCount(0);
        await expect(screen.rows.first()).toBeVisible();
      });
    }
    for (const { field, label } of notSearchable) {
      const [shown] = textsOf(field);
      if (!shown) continue;
      await test.step(`does not find by ${label}`, async () => {
        await screen.search.fill(shown);
        await expect(page.getByText(EMPTY)).toBeVisible();
      });
    }
    for (const { field, label } of filteredByText) {
      const [shown] = textsOf(field);
      if (!shown) continue;
      await test.step(`filters by ${label}`, async () => {
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
    });
  });
}

/** A text as it is drawn. */
function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
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
  await screen.openByNavigation();
  if (!(await narrowTo(marked, screen))) return { screen, rows: await fetchRows(page, config) };
  await expect(screen.rows).toHaveCount(config.pageSize);
  return { screen, rows: marked.rows };
}
