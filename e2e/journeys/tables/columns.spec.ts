import { expect, type Page } from '@playwright/test';
import { staffTest as test } from '../../fixtures/test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const headers = (page: Page) => page.getByRole('columnheader');
const marked = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('found') ?? [])].map(
      ({ startContainer, startOffset, endOffset }) =>
        startContainer.textContent?.slice(startOffset, endOffset) ?? '',
    ),
  );

const NO_COLOUR = 'rgba(0, 0, 0, 0)';
/** The background of marks in the first cell. */
const markStyle = (page: Page) =>
  page
    .getByRole('cell')
    .first()
    .evaluate((cell) => getComputedStyle(cell, '::highlight(found)').backgroundColor);

test('columns can be moved, views and links keep their order, and a search marks its matches', async ({
  page,
  browser,
  staffCookies,
}) => {
  await test.step('columns are moved by keys and by dragging; a view and its link keep their order', async () => {
    await page.goto('/installer');
    await button(page, 'Columns').press('Enter');
    await button(page, 'Move City').focus();
    await page.keyboard.press('ArrowUp');
    await expect(button(page, 'Move City')).toBeFocused();
    const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
    await button(page, 'Move Rate').dragTo(button(page, 'Move Phone'));
    const moved = ['City', 'Name', 'Rate', 'Phone', 'Aadhaar No', 'Actions'];
    await expect(headers(page)).toHaveText(moved);
    await box('Phone').uncheck();
    await page.reload();
    const shown = moved.filter((name) => name !== 'Phone');
    await expect(headers(page)).toHaveText(shown);
    // The first column stays in view, and has the rows' boxes.
    await expect(page.locator('td.first-column .row-box').first()).toBeVisible();

    await button(page, 'Views').click();
    await page.getByRole('menuitem', { name: 'Save view' }).click();
    await page.getByRole('textbox', { name: 'View name' }).fill('By city');
    await button(page, 'Save').click();
    await button(page, 'Columns').click();
    await button(page, 'Reset columns').click();
    await expect(headers(page)).toHaveText([
      'Name',
      'City',
      'Phone',
      'Aadhaar No',
      'Rate',
      'Actions',
    ]);
    await button(page, 'Views').click();
    await page.getByRole('menuitem', { name: /^By city/ }).click();
    await expect(headers(page)).toHaveText(shown);

    const other = await browser.newContext({ storageState: staffCookies });
    const tab = await other.newPage();
    await tab.goto(page.url());
    await expect(headers(tab)).toHaveText(shown);
    await other.close();
    await button(page, 'Views').click();
    await page.getByRole('menuitem', { name: 'Remove view By city' }).click();
  });

  await test.step('a search marks its matches, and leaves the rows as they are', async () => {
    await page.goto('/installer?search=pune');
    const cities = page.getByRole('cell', { name: 'Pune', exact: true });
    await expect(cities).not.toHaveCount(0);
    const found = Array<string>(await cities.count()).fill('Pune');
    await expect.poll(() => marked(page)).toEqual(found);
    expect(await markStyle(page)).not.toBe(NO_COLOUR);
    const html = () => page.getByRole('table').innerHTML();
    const withMarks = await html();
    await page.evaluate(() => CSS.highlights.clear());
    expect(await html()).toBe(withMarks);

    // If no row has the whole term, its words are marked. The rate is not searched.
    const search = page.getByRole('searchbox');
    await search.fill('pune 1');
    await expect.poll(async () => [...new Set(await marked(page))]).toEqual(['Pune', '1']);
    const rates = await page.evaluate(
      () =>
        [...(CSS.highlights.get('found') ?? [])].filter(({ startContainer }) =>
          startContainer.textContent?.startsWith('₹'),
        ).length,
    );
    expect(rates).toBe(0);
    await search.fill('');
    await expect.poll(() => marked(page)).toEqual([]);
    // A style for marks costs time for each element of a table, so it is added only when someone may search.
    expect(await markStyle(page)).not.toBe(NO_COLOUR);
    await search.blur();
    await expect.poll(() => markStyle(page)).toBe(NO_COLOUR);
  });
});
