import { linkConfig } from '../../src/entities/link-config';
import { readSpreadsheet } from '../../src/spreadsheet/read/read-spreadsheet';
import { writeSpreadsheet } from '../../src/spreadsheet/testing';
import { violationsOf } from '../fixtures/axe';
import { CataloguePage } from '../fixtures/catalogue-page';
import { SOME_PDF, savedBy } from '../fixtures/downloads';
import { holdRequests } from '../fixtures/hold-requests';
import { expect, staffTest as test } from '../fixtures/test';

const FETCH = '**/api/customCatalogue/fetch';

const sheetOf = async (...links: readonly (readonly [wpId: string, catId: string])[]) =>
  Buffer.from(
    await writeSpreadsheet(
      linkConfig,
      links.map(([wpId, catId]) => ({ wpId, catId })),
    ),
  );

test('a category leads to its wallpapers; more are added one by one or by spreadsheet', async ({
  page,
}) => {
  await test.step('a category leads to its wallpapers and to its PDF', async () => {
    await page.goto('/category?search=geometric');
    await page.getByRole('row').getByRole('link', { name: 'Wallpapers' }).click();
    await expect(new CataloguePage(page).category).toHaveValue('Geometric & Modern 103');
    await page.goBack();
    await page.getByRole('row').getByRole('link', { name: 'PDF' }).click();
    await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue(
      'Geometric & Modern 103',
    );
  });

  await test.step('a wallpaper added to a category stays there, and the category stays chosen', async () => {
    const catalogue = await CataloguePage.open(page);
    await catalogue.setLinked('WP-0001', '103', false);
    await catalogue.refresh.click();
    await expect(catalogue.header('In Category')).toHaveCount(0);
    await catalogue.category.fill('geometric');
    const option = page.getByRole('option', { name: 'Geometric & Modern 103', exact: true });
    await expect(option).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await option.click();
    await expect(page).toHaveURL(/[?&]category=103/);

    const before = Number.parseInt((await catalogue.count.textContent()) ?? '', 10);
    // Wallpapers in the category come before it.
    await catalogue.searchFor('wp-0001');
    await expect(catalogue.box('WP-0001')).not.toBeChecked();
    await catalogue.box('WP-0001').click();
    await expect(catalogue.box('WP-0001')).toBeChecked();
    await expect(catalogue.count).toHaveText(`${before + 1} of 300 in this category`);
    await expect.poll(() => catalogue.isLinked('WP-0001', '103')).toBe(true);

    await page.reload();
    await expect(catalogue.category).toHaveValue('Geometric & Modern 103');
    await expect(catalogue.box('WP-0001')).toBeChecked();
    await catalogue.choose('Bedroom 107');
    await expect(page).toHaveURL(/[?&]category=107/);
    await page.goBack();
    await expect(catalogue.category).toHaveValue('Geometric & Modern 103');
    await expect(catalogue.box('WP-0001')).toBeChecked();
  });

  await test.step('the table is searched by name and id and sorted by id; pictures link to the shop', async () => {
    const catalogue = new CataloguePage(page);
    await catalogue.search.fill('');
    await catalogue.sortBy('Wallpaper ID', 'descending');
    await expect(catalogue.rows.first()).toContainText('WP-0300');
    await catalogue.searchFor('wp-0042');
    await expect(catalogue.rows).toHaveCount(1);
    const name = (await catalogue.column('Name'))[0] ?? '';
    await catalogue.searchFor(name);
    const link = catalogue.cell('WP-0042', 'Image').getByRole('link', { name });
    await expect(link).toHaveAttribute('rel', 'noopener');
    const [shop] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    await expect(shop).toHaveURL(/\/in\/[\w-]+$/);
    await expect(shop.getByRole('heading', { level: 1 })).toHaveText(name);
  });

  await test.step('the first filter after a change shows only what matches, in order', async () => {
    const catalogue = await CataloguePage.open(page, 'category=107');
    const inCategory = page.getByRole('checkbox', { name: / in category$/ });
    await inCategory.first().click();
    await expect(inCategory.first()).not.toBeChecked();
    await catalogue.others.click();
    await expect(page.getByText(/^\d+ of 300 rows$/)).toBeVisible();
    await expect(page.getByRole('checkbox', { name: / in category$/, checked: true })).toHaveCount(
      0,
    );
    const ids = await catalogue.column('Wallpaper ID');
    expect(ids).toEqual(ids.toSorted());
  });

  await test.step('links are added by spreadsheet: download, add, preview, upload', async () => {
    const catalogue = await CataloguePage.open(page, 'category=110&search=wp-001');
    await expect(
      catalogue.bulk.getByText('Column names are wpId and catId', { exact: true }),
    ).toBeVisible();
    for (const wpId of ['WP-0010', 'WP-0011']) await catalogue.setLinked(wpId, '110', false);
    await catalogue.refresh.click();
    const links = await catalogue.links();

    const { name, bytes } = await savedBy(page, () =>
      catalogue.bulk.getByRole('button', { name: 'Download Data' }).click(),
    );
    expect(name).toBe('template.xlsx');
    const { rows } = await readSpreadsheet(bytes);
    expect(rows[0]).toEqual(['wpId', 'catId']);
    expect(rows).toHaveLength(links.length + 1);
    await catalogue.chooseFile(bytes);
    await expect(catalogue.bulk.getByText('No changes')).toBeVisible();
    await expect(catalogue.bulk.getByText(`${links.length} existing links`)).toBeVisible();

    await catalogue.chooseFile(
      await sheetOf(['wp-0010', '110'], ['WP-9999', '110'], ['WP-0011', '1']),
    );
    await expect(catalogue.bulk.getByText('1 new link', { exact: true })).toBeVisible();
    const wrong = catalogue.bulk.getByRole('table', { name: 'Problems' });
    await expect(wrong).toContainText('There is no wallpaper with the ID “WP-9999”.');
    await expect(wrong).toContainText('There is no category with the ID “1”.');
    expect(await violationsOf(catalogue.bulk)).toEqual([]);
    await expect(catalogue.bulk.getByRole('button', { name: 'Upload' })).toBeDisabled();
    await expect(catalogue.bulk).toContainText('Fix 2 problems first');

    await catalogue.chooseFile(
      await sheetOf(['wp-0010', '110'], ['WP-0011', '110'], ['WP-0010', '110']),
    );
    const fresh = catalogue.bulk.getByRole('table', { name: 'New links' }).locator('tbody');
    await expect(fresh.getByRole('row')).toHaveText([/WP-0010.* 110$/, /WP-0011.* 110$/]);
    await expect(catalogue.bulk.getByText('1 existing link')).toBeVisible();
    await catalogue.upload();
    await expect(page.getByRole('status').filter({ hasText: 'Data Updated' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(catalogue.box('WP-0010')).toBeChecked();
    await expect(catalogue.box('WP-0011')).toBeChecked();
    await expect(fresh).toHaveCount(0);
  });
});

test('selected wallpapers are added and removed together; filters show a category’s wallpapers, and its PDF has only these', async ({
  page,
}) => {
  await test.step('selected wallpapers are added to the category together, undone, and removed from it', async () => {
    const category = 'Murals & Landscapes 104';
    const catalogue = new CataloguePage(page);
    for (const wpId of ['WP-0021', 'WP-0022']) await catalogue.setLinked(wpId, '104', false);
    await catalogue.setLinked('WP-0023', '104', true);
    await CataloguePage.open(page);
    await expect(page.getByRole('checkbox', { name: /^Select / })).toHaveCount(0);
    await catalogue.choose(category);
    await catalogue.searchFor('wp-002');
    const before = Number.parseInt((await catalogue.count.textContent()) ?? '', 10);
    const bar = page.getByRole('region', { name: 'Selection' });
    const add = bar.getByRole('button', { name: 'Add to category' });
    const select = (wpId: string) =>
      catalogue.rowWith(wpId).getByRole('checkbox', { name: /^Select / });

    await select('WP-0023').check();
    await expect(add).toBeDisabled();
    for (const wpId of ['WP-0021', 'WP-0022']) await select(wpId).check();
    await expect(bar.getByText('3 selected')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await add.click();
    const toast = page.getByRole('status').filter({ hasText: `2 wallpapers added to ${category}` });
    await expect(catalogue.count).toHaveText(`${before + 2} of 300 in this category`);
    await expect(bar).toBeHidden();
    for (const wpId of ['WP-0021', 'WP-0022']) await expect(catalogue.box(wpId)).toBeChecked();
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect(catalogue.box('WP-0021')).not.toBeChecked();
    await expect(catalogue.count).toHaveText(`${before} of 300 in this category`);
    await expect(catalogue.box('WP-0023')).toBeChecked();

    await select('WP-0023').check();
    await bar.getByRole('button', { name: 'Remove from category' }).click();
    await expect(catalogue.box('WP-0023')).not.toBeChecked();
    expect(await catalogue.isLinked('WP-0023', '104')).toBe(false);
    await page.getByRole('button', { name: 'History' }).click();
    const entries = page.getByRole('dialog', { name: 'History' }).getByRole('listitem');
    await expect(entries.filter({ hasText: 'Removed from' }).first()).toContainText('1 removed');
    await expect(entries.filter({ hasText: 'Added to' }).first()).toContainText('2 added');
  });

  await test.step('filters, sorting and the PDF follow the category', async () => {
    const catalogue = await CataloguePage.open(page, 'category=108');
    await catalogue.setLinked('WP-0007', '108', true);
    await catalogue.setLinked('WP-0008', '108', false);
    await catalogue.refresh.click();
    await expect(catalogue.box('WP-0007')).toBeChecked();
    await test.step('filters show its wallpapers or the others, and one that is taken out stays until Refresh', async () => {
      await catalogue.members.click();
      await expect(catalogue.box('WP-0008')).toHaveCount(0);
      const asked = page.waitForResponse(FETCH);
      await catalogue.box('WP-0007').click();
      await expect(catalogue.box('WP-0007')).not.toBeChecked();
      await expect.poll(() => catalogue.isLinked('WP-0007', '108')).toBe(false);
      await asked;
      await expect(catalogue.box('WP-0007')).toBeVisible();
      await expect(
        page.getByRole('paragraph').filter({ hasText: /^1 row no longer matches$/ }),
      ).toBeVisible();
      await catalogue.refresh.click();
      await expect(catalogue.box('WP-0007')).toHaveCount(0);
      await page.reload();
      await expect(catalogue.members).toHaveAttribute('aria-pressed', 'true');
      await catalogue.others.click();
      await expect(catalogue.box('WP-0007')).not.toBeChecked();
      await expect(catalogue.box('WP-0008')).not.toBeChecked();
      await expect(
        page.getByRole('checkbox', { name: / in category$/, checked: true }),
      ).toHaveCount(0);
    });

    await test.step('wallpapers are sorted by whether they are in it, and a ticked one stays in place until sorted again', async () => {
      await catalogue.others.click();
      const first = catalogue.rows.first().getByRole('checkbox', { name: / in category$/ });
      await expect(catalogue.header('In Category')).toHaveAttribute('aria-sort', 'ascending');
      await expect(first).toBeChecked();
      await catalogue.sortBy('In Category', 'descending');
      await expect(first).not.toBeChecked();
      const added = await catalogue.rows.first().locator('td').nth(2).innerText();
      await catalogue.box(added).click();
      await expect(first).toBeChecked();
      await catalogue.sortBy('In Category', 'ascending');
      await catalogue.sortBy('In Category', 'descending');
      await expect(first).not.toBeChecked();
      await catalogue.setLinked(added, '108', false);
      await catalogue.refresh.click();
      await expect(catalogue.box(added)).not.toBeChecked();
    });

    await test.step('the PDF of the category has its wallpapers', async () => {
      const members = (await catalogue.links()).filter(({ catId }) => catId === '108');
      let sent: unknown;
      await page.route('**/api/pdf/download', (route) => {
        sent = route.request().postDataJSON();
        return route.fulfill(SOME_PDF);
      });
      const button = page.getByRole('button', { name: 'PDF', exact: true });
      const release = await holdRequests(page, '**/api/pdf/download');
      await page.setViewportSize({ width: 1024, height: 720 });
      const place = await button.boundingBox();
      const { name } = await savedBy(page, async () => {
        await button.click();
        await expect(page.getByRole('progressbar', { name: 'Downloading.....' })).toBeVisible();
        const busy = await page.getByRole('button', { name: 'Downloading.....' }).boundingBox();
        expect([busy?.x, busy?.y]).toEqual([place?.x, place?.y]);
        const table = await page.getByRole('table').boundingBox();
        const right = (table?.x ?? 0) + (table?.width ?? 0);
        expect((busy?.x ?? 0) + (busy?.width ?? 0)).toBeLessThanOrEqual(right);
        // There is room for the spinner beside the button.
        await expect(page.locator('.spinner')).toBeInViewport({ ratio: 1 });
        expect((await page.locator('.spinner').boundingBox())?.width).toBe(16);
        release();
      });
      expect(name).toBe('catalogue.pdf');
      expect(sent).toEqual({ wp: members.map(({ wpId }) => wpId).toSorted() });
    });
  });

  await test.step('the Views menu opens', async () => {
    await page.getByRole('button', { name: 'Views' }).click();
    await expect(page.getByRole('menuitem', { name: 'Save view' })).toBeVisible();
    await page.keyboard.press('Escape');
  });
});
