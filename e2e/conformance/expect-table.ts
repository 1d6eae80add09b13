import type { Page } from '@playwright/test';
import { type ColumnConfig, fieldOf } from '../../src/entities/entity-config';
import type { Row } from '../../src/entities/row';
import { fetchRows } from '../fixtures/post';
import { expect, test } from '../fixtures/test';
import { EMPTY, type EntityPage, expectColumns } from './entity-page';
import { expectExports } from './expect-exports';
import { expectFilter, expectFiltersOf } from './expect-filter';
import { expectView, type WrittenView } from './expect-view';
import { inOrder } from './expected-order';
import { inOneLine, isEmpty, ownIsMet, ownText } from './own-reading';
import { narrowTo, rowsFor, tableSize } from './rows-for';

export interface TableParts {
  readonly views?: readonly WrittenView[];
  /**
   * Fields whose columns are tested at length, all by default. The first column is always sorted, but without any such
   * field only in one direction, and its pages are not turned.
   */
  readonly tried?: ReadonlySet<string>;
  /** Whether the address is tested: it is the same for all tables. */
  readonly inAddress?: boolean;
}

/** Tests the table: navigation, columns, pages, sorting, search, and the address that holds them. */
export async function expectTable(
  screen: EntityPage,
  { views = [], tried, inAddress = true }: TableParts = {},
): Promise<void> {
  const { page, config } = screen;
  const { columns, pageSize } = config;
  const searchable = columns.filter((column) => column.searchable);
  // Only columns whose texts are not part of other texts.
  const notSearchable = columns.filter(
    ({ searchable, field }) =>
      !searchable && ['aadhaar', 'money'].includes(fieldOf(config, field).type),
  );
  const isLikeOthers = tried?.size === 0;
  const isTried = ({ field }: ColumnConfig) => tried?.has(field) ?? true;
  const sortable = columns.filter(
    (column, index) => column.sortable && (index === 0 || isTried(column)),
  );

  const rows = await openWithRows(screen);
  await test.step('the columns are in the config’s order', () => expectColumns(screen));
  const search = await screen.search.inputValue();
  await test.step('the first page is as long as the config says', async () => {
    await expect(screen.range).toHaveText(`1–${pageSize} of ${rows.length}`);
    await expect(screen.rows).toHaveCount(pageSize);
  });
  if (!isLikeOthers)
    await test.step('the pages follow each other', async () => {
      const last = Math.min(2 * pageSize, rows.length);
      await expect(screen.previous).toBeDisabled();
      const first = await screen.rows.allTextContents();

      await screen.next.click();
      await expect(screen.range).toHaveText(`${pageSize + 1}–${last} of ${rows.length}`);
      await expect(screen.rows).toHaveCount(last - pageSize);
      const second = await screen.rows.allTextContents();
      expect(second.filter((text) => first.includes(text))).toEqual([]);

      await screen.previous.click();
      await expect(screen.range).toHaveText(`1–${pageSize} of ${rows.length}`);
      // The last rows of a page render after those in view.
      await expect.poll(() => screen.rows.allTextContents()).toEqual(first);
    });

  let sorted = rows;
  for (const [index, column] of sortable.entries()) {
    const directions = ['ascending', 'descending'] as const;
    for (const direction of directions.slice(0, index === 0 && !isLikeOthers ? 2 : 1)) {
      await test.step(`the table sorts by ${column.label}, ${direction}`, async () => {
        await screen.sortBy(column.label, direction);
        sorted = inOrder(config, column, rows, direction);
        await expectCells(screen, column, sorted);
        const headers = page.locator('th[aria-sort]:not([aria-sort="none"])');
        await expect(headers).toHaveCount(1);
      });
    }
  }
  if (sortable.length > 0) for (const column of columns) await expectCells(screen, column, sorted);
  if (search && !isLikeOthers) await expectExports(screen, sorted);

  // Some rows may not have the field, and on a deployed server perhaps none has it.
  const textsOf = (field: string) =>
    rows.map((row) => ownText(fieldOf(config, field), row) ?? '').filter(Boolean);
  for (const { field, label } of searchable) {
    const text = textsOf(field).at(1);
    if (!text) continue;
    await test.step(`the search finds rows by ${label}`, async () => {
      const [shown = ''] = text.split('\n');
      await screen.search.fill(shown);
      await expect(screen.rows.filter({ hasNotText: shown })).toHaveCount(0);
      await expect(screen.rows.first()).toBeVisible();
    });
  }
  for (const { field, label } of notSearchable) {
    const [shown] = textsOf(field);
    if (!shown) continue;
    await test.step(`the search does not look in ${label}`, async () => {
      await screen.search.fill(shown);
      await expect(page.getByText(EMPTY)).toBeVisible();
    });
  }
  await screen.search.fill(search);
  await test.step('the filters are those of the config', () => expectFiltersOf(screen, rows));
  for (const column of columns.filter((one) => one.filterable && isTried(one)))
    await test.step(`the table filters by ${column.label}`, () =>
      expectFilter(screen, column, rows));
  await test.step('the table says so if nothing matches', async () => {
    await screen.search.fill('nothing is called like this');
    await expect(page.getByText(EMPTY)).toBeVisible();
    await expect(screen.next).toBeHidden();
  });

  if (inAddress)
    await test.step('search, order and page are in the address', async () => {
      await screen.search.fill(search);
      const [column] = sortable;
      if (column) await screen.sortBy(column.label, 'descending');
      await screen.next.click();
      await expect(screen.range).toHaveText(new RegExp(`^${pageSize + 1}–`));
      const seen = await viewOf(screen);

      await page.reload();
      await expect.poll(() => viewOf(screen)).toEqual(seen);
    });
  if (views.length > 0)
    await test.step('the views are offered in the order of the file', () =>
      expectViews(page, views));
  for (const view of views)
    await test.step(`the view ${view.name} shows its rows`, async () =>
      expectView(screen, view, await fetchRows(page, config)));
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
async function openWithRows(screen: EntityPage): Promise<readonly Row[]> {
  const { page, config } = screen;
  const marked = await rowsFor(page, config, 'table', tableSize(config));
  await screen.openByNavigation();
  if (!(await narrowTo(marked, screen))) return await fetchRows(page, config);
  await expect(screen.rows).toHaveCount(config.pageSize);
  return marked.rows;
}
