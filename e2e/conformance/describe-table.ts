import type { Page } from '@playwright/test';
import { type ColumnConfig, type EntityConfig, fieldOf } from '../../src/entities/entity-config';
import type { Row } from '../../src/entities/row';
import { expect, type staffTest } from '../fixtures/test';
import { EMPTY, EntityPage, expectColumns } from './entity-page';
import { expectExports } from './expect-exports';
import { expectFilter } from './expect-filter';
import { expectView, type WrittenView } from './expect-view';
import { inOrder } from './expected-order';
import { isEmpty, ownIsMet, ownText } from './own-reading';
import { narrowTo, rowsFor, tableSize } from './rows-for';
import { fetchRows, withRowsToUse } from './staff-api';

/** The table: navigation, columns, pages, sorting, search, and the address that holds them. */
export function describeTable(
  test: typeof staffTest,
  checked: EntityConfig,
  views: readonly WrittenView[] = [],
): void {
  const searchable = checked.columns.filter((column) => column.searchable);
  // Their texts are part of no others.
  const notSearchable = checked.columns.filter(
    ({ searchable, field }) =>
      !searchable && ['aadhaar', 'money'].includes(fieldOf(checked, field).type),
  );
  const filterable = checked.columns.filter((column) => column.filterable);
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

    let sorted = rows;
    for (const column of sortable) {
      for (const direction of ['ascending', 'descending'] as const) {
        await test.step(`sorts by ${column.label}, ${direction}`, async () => {
          await screen.sortBy(column.label, direction);
          sorted = inOrder(config, column, rows, direction);
          await expectCells(screen, column, sorted);
          const headers = page.locator('th[aria-sort]:not([aria-sort="none"])');
          await expect(headers).toHaveCount(1);
        });
      }
    }
    if (sortable.length > 0)
      for (const column of checked.columns) await expectCells(screen, column, sorted);
    if (search) await expectExports(screen, sorted);

    // Some rows may not have the field; on a server that runs somewhere, even none.
    const textsOf = (field: string) =>
      rows.map((row) => ownText(fieldOf(config, field), row) ?? '').filter(Boolean);
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
    if (filterable.length > 0) {
      await screen.search.fill(search);
      for (const column of filterable)
        await test.step(`filters by ${column.label}`, () => expectFilter(screen, column, rows));
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
    if (views.length > 0)
      await test.step('offers the views in the order of the file', () => expectViews(page, views));
    for (const view of views)
      await test.step(`shows the view ${view.name}`, async () =>
        expectView(screen, view, await fetchRows(page, config)));
  });
}

/** Expects the views of the file to be the first of the menu, in their order. */
async function expectViews(page: Page, views: readonly WrittenView[]): Promise<void> {
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  const offered = async () =>
    (await page.getByRole('menuitem').allTextContents()).slice(0, views.length);
  await expect.poll(offered).toEqual(views.map(({ name }) => name));
  await page.keyboard.press('Escape');
}

/** Expects a column to show its values in these rows, with a tag where they have one. */
async function expectCells(
  screen: EntityPage,
  { field: name, label, tag }: ColumnConfig,
  rows: readonly Row[],
): Promise<void> {
  const { config } = screen;
  const field = fieldOf(config, name);
  const isTagged = (row: Row) =>
    Object.entries(tag?.showIf ?? {}).every(([by, wanted]) =>
      ownIsMet(fieldOf(config, by), wanted, row),
    );
  const expected = rows.slice(0, config.pageSize).map((row) => {
    const text = inOneLine(ownText(field, row) ?? '');
    if (tag) return `${text} ${isTagged(row) ? tag.label : ''}`.trim();
    return isEmpty(row[name]) ? expect.any(String) : expect.stringContaining(text);
  });
  const isList = field.type === 'list';
  const read = async () =>
    (await screen.column(label)).map((text) =>
      inOneLine(isList ? text.replaceAll('\n', ', ') : text),
    );
  await expect.poll(read).toEqual(expected);
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
