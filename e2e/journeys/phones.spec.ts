import {
  type Browser,
  type BrowserContextOptions,
  devices,
  type Locator,
  type Page,
} from '@playwright/test';
import { thingRows, things } from '../../src/spreadsheet/fixtures/things';
import { writeSpreadsheet } from '../../src/spreadsheet/testing';
import { violationsOf } from '../fixtures/axe';
import { CataloguePage } from '../fixtures/catalogue-page';
import { SOME_PDF, savedBy } from '../fixtures/downloads';
import { holdRequests } from '../fixtures/hold-requests';
import { InstallersPage } from '../fixtures/installers-page';
import { OrdersPage } from '../fixtures/orders-page';
import { overflow, smallTargets, smallTexts } from '../fixtures/phone-layout';
import { post } from '../fixtures/post';
import { openFilter, TablePage } from '../fixtures/table-page';
import { expect, staffTest as test } from '../fixtures/test';
import { someone } from './installers';
import { choose, region, thingTest } from './things';

/** How many pixels of texts are cut off on the right. */
const cut = (area: Locator) =>
  area.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

const SIZE = { width: 390, height: 844 };
test.use({ viewport: SIZE });

/** Runs a test on a touch screen. */
async function onTouchScreen(
  browser: Browser,
  storageState: NonNullable<BrowserContextOptions['storageState']>,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const phone = { ...devices['Pixel 7'], viewport: SIZE };
  const context = await browser.newContext({ ...phone, storageState });
  await act(await context.newPage());
  await context.close();
}

/** Expects everything to be large enough for a finger, accessible, and no wider than a narrow phone. */
async function expectRoom(page: Page): Promise<void> {
  await expect(page.getByRole('table').getByRole('cell').first()).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflow(page)).toBe(0);
  await page.setViewportSize(SIZE);
}

/** Expects each card to have a heading, one of them this. */
async function expectHeadings(page: Page, name: string | RegExp): Promise<void> {
  const { table, rows } = new TablePage(page);
  await expect(table.getByRole('heading', { level: 2, name }).first()).toBeVisible();
  await expect(rows.nth(2).getByRole('heading')).toHaveCount(1);
}

test('installers on a phone: the form unfolds, rows are cards, controls are large enough, and a click beside the palette closes it', async ({
  page,
}) => {
  const installers = await InstallersPage.open(page);
  const added = someone();
  await test.step('a button unfolds the form, whose row is scrolled into view once it is added; the search stays in view', async () => {
    await expect(installers.form).toBeHidden();
    const unfold = page.getByRole('button', { name: 'Add Installer' });
    const chevron = unfold.locator('svg');
    await expect(chevron).toHaveCSS('rotate', 'none');
    await unfold.click();
    await expect(chevron).toHaveCSS('rotate', '90deg');
    await expect(installers.field('Installer Name')).toBeFocused();
    await installers.add(added);
    await installers.expectEmpty();
    await expect(installers.rows.first()).toContainText(added['Installer Name']);
    await expect(installers.rows.first()).toBeInViewport({ ratio: 1 });
    await unfold.click();
    await expect(installers.form).toBeHidden();

    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByText(/^6–10 of/)).toBeAttached();
    await expect(installers.rows.first()).toBeInViewport();
    await page.getByText(/^6–10 of/).scrollIntoViewIfNeeded();
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeInViewport();
  });

  await test.step('rows are cards, and can be sorted', async () => {
    const name = added['Installer Name'];
    await installers.find(name);
    const row = installers.rowWith(name);
    const city = row.getByRole('cell', { name: 'Pune' });
    const title = await row.getByRole('cell', { name }).boundingBox();
    expect((await city.boundingBox())?.y).toBeGreaterThan(title?.y ?? 0);
    await expect(page.getByRole('columnheader')).toHaveCount(6);
    await page.getByRole('button', { name: 'Sort', exact: true }).click();
    await page.getByRole('button', { name: 'City' }).click();
    await expect(page.getByRole('columnheader', { name: 'City' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );

    // Half of such a narrow card has no room for the button beside the number.
    await page.setViewportSize({ width: 360, height: 640 });
    const aadhaar = row.getByRole('cell', { name: /^XXXX XXXX/ });
    const aboveNumber = await aadhaar.evaluate((cell) => {
      const number = document.createRange();
      number.selectNode(document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode() ?? cell);
      return number.getBoundingClientRect().top - cell.getBoundingClientRect().top;
    });
    const label = await aadhaar.evaluate((cell) => getComputedStyle(cell, '::before').height);
    expect(aboveNumber).toBeGreaterThan(Number.parseFloat(label));
    await page.setViewportSize(SIZE);

    await installers.search.fill('');
    await expectRoom(page);
  });

  await test.step('a click beside the palette closes it', async () => {
    await page.getByRole('button', { name: 'Search everything' }).click();
    const palette = page.getByRole('dialog', { name: 'Command palette' });
    await expect(palette.getByRole('option').first()).toBeVisible();
    await page.mouse.click(200, 800);
    await expect(palette).toBeHidden();
  });
});

test('orders on a phone: all cards have the same lines and a heading, and filters fill the page', async ({
  page,
}) => {
  const { rows } = await OrdersPage.open(page, 'size=5');
  await expectHeadings(page, /^PH-\d+$/);
  await test.step('the cards have the same lines, with and without a mural', async () => {
    await expect(rows).toHaveCount(5);
    const middles = (cells: Locator) =>
      cells.evaluateAll((all) =>
        all.map((one) => {
          const { y, height } = one.getBoundingClientRect();
          return Math.round(y + height / 2);
        }),
      );
    for (const row of await rows.all()) {
      const [payment = 0, transaction] = await middles(row.locator('td[data-tone]'));
      expect(transaction).toBe(payment);
      const title = row.getByRole('button', { name: /^PH-/ });
      const [box = 0, order = 0] = await middles(title.or(row.getByRole('checkbox').first()));
      expect(Math.abs(box - order)).toBeLessThan(2);
    }
  });

  await test.step('a value has the header of its column above it, which is not part of its accessible name', async () => {
    const length = rows.first().locator('[data-label="Length"]');
    const label = await length.evaluate((cell) => getComputedStyle(cell, '::before').content);
    expect(label).toMatch(/^"Length"/);
    await expect(rows.first().getByRole('cell', { name: /Length/ })).toHaveCount(0);
  });

  await test.step('the options of a list are large enough for a finger', async () => {
    await page
      .getByRole('combobox', { name: /^Installer for/ })
      .first()
      .click();
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step('the first order is near the top, and the buttons of the table have words', async () => {
    await expect(page.getByRole('button', { name: /^To pack [1-9]/ })).toBeVisible();
    expect((await rows.first().boundingBox())?.y).toBeLessThan(320);
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeHidden();
    await page.getByRole('button', { name: 'More' }).click();
    for (const name of ['Filters', 'Views', 'Columns', 'Export', 'History', 'Refresh'])
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
    await expectRoom(page);
  });

  await test.step('the filters fill the page and count rows', async () => {
    await page.getByRole('button', { name: 'Filters' }).click();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    const show = filters.getByRole('button', { name: /^Show [\d,]+ rows$/ });
    const countOf = async () => (await show.innerText()).split(' ')[1] ?? '';
    await expect.poll(() => filters.boundingBox()).toEqual({ x: 0, y: 0, ...SIZE });
    const all = await countOf();
    await (await openFilter(page, 'Payment')).getByRole('checkbox', { name: /^Failed/ }).check();
    await expect(show).not.toHaveText(`Show ${all} rows`);
    const count = await countOf();
    expect(await smallTargets(page)).toEqual([]);
    expect(await violationsOf(filters)).toEqual([]);
    await show.click();
    await expect(filters).toBeHidden();
    await expect(page.getByText(`${count} of ${all} rows`, { exact: true })).toBeVisible();
  });

  await test.step('tags keep their colours, and stand out on selected cards', async () => {
    const tag = page.getByRole('cell', { name: 'Failed' }).first();
    const looks = () =>
      tag.evaluate((cell) => {
        const colour = (of: Element, pseudo?: string) => getComputedStyle(of, pseudo);
        const row = cell.closest('tr') ?? cell;
        return {
          text: colour(cell).color,
          rest: colour(row.querySelector('.card-half:not([data-tone])') ?? cell).color,
          tag: colour(cell, '::before').backgroundColor,
          row: colour(row).backgroundColor,
        };
      });
    const { text, rest, tag: usual } = await looks();
    expect(text).not.toBe(rest);
    await page
      .getByRole('checkbox', { name: /^Select PH-/ })
      .first()
      .check();
    await expect.poll(async () => (await looks()).tag).not.toBe(usual);
    const selected = await looks();
    expect(selected.tag).not.toBe(selected.row);

    const bar = page.getByRole('region', { name: 'Selection' });
    const left = async (one: Locator) => Math.round((await one.boundingBox())?.x ?? 0);
    const edit = bar.getByRole('button', { name: 'Edit' });
    const clear = bar.getByRole('button', { name: 'Clear selection' });
    expect(await left(clear)).toBe(await left(edit));
  });
});

test('on a phone, messages at the end of the page or beside an open order cover no control, and end when something else opens', async ({
  page,
}) => {
  await page.goto('/order?size=5&f.delivered=No');
  await test.step('a new message replaces the last one, appears at the end of the page, and can be closed', async () => {
    const boxes = page.getByRole('checkbox', { name: 'Product is packed' });
    await expect(boxes).toHaveCount(5);
    const next = page.getByRole('button', { name: 'Next page' });
    for (const box of [boxes.first(), boxes.last()]) await box.setChecked(!(await box.isChecked()));
    const status = page.getByRole('status');
    const last = page.getByRole('table').getByRole('button', { name: /^PH-/ }).last();
    await expect(status).toContainText(await last.innerText());
    const undo = status.getByRole('button', { name: 'Undo' });
    await expect(undo).toHaveCount(1);
    const message = status.locator('> *');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const { y = 0, height = 0 } = (await message.boundingBox()) ?? {};
    expect(SIZE.height - y - height).toBeLessThan(12);
    const end = await next.boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThan(y);
    expect(await smallTargets(page)).toEqual([]);
    await status.getByRole('button', { name: 'Hide message' }).click();
    await expect(message).toBeHidden();
  });

  await test.step('a tap beside the controls of a card opens the order; no control is covered, and the step to the next order stays in place', async () => {
    await page.locator('tr[data-row] > td[data-label]').first().click();
    const details = page.getByRole('dialog', { name: /^Order PH-/ });
    const step = details.getByRole('checkbox', { name: 'Product is packed' });
    await step.scrollIntoViewIfNeeded();
    await step.setChecked(!(await step.isChecked()));
    const undo = page.getByRole('status').getByRole('button', { name: 'Undo' });
    const message = await page.getByRole('status').locator('> *').boundingBox();
    if (!message) throw new Error('There is no message.');
    const controls = await details.getByRole('checkbox').or(details.getByRole('button')).all();
    for (const control of [...controls, details.getByRole('combobox')]) {
      const { y = 0, height = 0 } = (await control.boundingBox()) ?? {};
      expect(y + height <= message.y || y >= message.y + message.height).toBe(true);
    }
    // If there is room beside the panel, the message is in its usual place.
    await page.setViewportSize({ width: 1440, height: 844 });
    await expect.poll(async () => (await undo.boundingBox())?.y).toBeGreaterThan(600);
    await undo.click();
    await expect(undo).toBeHidden();

    await page.setViewportSize(SIZE);
    const position = details.getByText(/^1 of [\d,]+$/);
    await expect(position).toBeVisible();
    const next = details.getByRole('button', { name: 'Next order' });
    const place = await next.boundingBox();
    await details.getByRole('checkbox', { name: 'Delivery is done' }).check();
    await expect(position).toBeHidden();
    expect(await next.boundingBox()).toEqual(place);
  });

  await page.keyboard.press('Escape');
  await test.step('a dialog, the menu, the filters and another screen end a message', async () => {
    const undo = page.getByRole('status').getByRole('button', { name: 'Undo' });
    const change = async () => {
      await page.getByRole('checkbox', { name: 'Product is packed' }).first().click();
      await undo.waitFor();
    };
    const openTool = async (tool: string) => {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('button', { name: tool, exact: true }).click();
    };
    for (const tool of ['Filters', 'History']) {
      await change();
      await openTool(tool);
      await page.getByRole('dialog', { name: tool }).waitFor();
      await expect(undo).toHaveCount(0);
      await page.keyboard.press('Escape');
    }
    await change();
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog');
    await menu.waitFor();
    await expect(undo).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1440, height: 844 });
    await change();
    await page.getByRole('link', { name: 'Installers' }).click();
    await page.getByRole('heading', { name: 'Installers' }).waitFor();
    await expect(undo).toHaveCount(0);
  });
});

test('on a touch screen, the More menu keeps the focus in place, panels don’t scroll the page, and no keyboard opens', async ({
  browser,
  staffCookies,
}) => {
  await onTouchScreen(browser, staffCookies, async (page) => {
    await page.goto('/order?size=50');
    await test.step('closing the menu leaves the page where it is, and so does opening a panel of the toolbar', async () => {
      await page.getByRole('table').getByRole('button', { name: /^PH-/ }).nth(9).focus();
      const menu = page.getByRole('button', { name: 'Menu' });
      await menu.click();
      const top = () => page.evaluate(() => scrollY);
      const place = await top();
      expect(place).toBeGreaterThan(1000);
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(menu).toBeFocused();
      expect(await top()).toBe(place);

      const more = page.getByRole('button', { name: 'More', exact: true });
      await more.evaluate((button: HTMLElement) => button.click());
      const columns = page.getByRole('button', { name: 'Columns' });
      await expect(columns).toBeInViewport();
      const placeBefore = await top();
      expect(placeBefore).toBeGreaterThan(1000);
      await columns.click();
      await expect(page.getByRole('button', { name: 'Reset columns' })).toBeVisible();
      expect(await top()).toBe(placeBefore);
      await page.getByRole('heading', { name: 'Orders' }).tap();
    });

    await test.step('a choice, Escape or a tap elsewhere closes the More menu, and what its tools open is in view', async () => {
      const tool = (name: string) => page.getByRole('button', { name, exact: true });
      const more = tool('More');
      const open = async (name: string) => {
        await more.tap();
        await tool(name).tap();
      };
      const expectClosed = async () => {
        await expect(tool('Refresh')).toBeHidden();
        await expect(more).toBeFocused();
      };
      const first = page.getByRole('table').getByRole('button', { name: /^PH-/ }).first();
      const place = await first.boundingBox();
      await open('Export');
      await expect(page.getByRole('menuitem', { name: 'CSV' })).toBeInViewport({ ratio: 1 });
      expect(await first.boundingBox()).toEqual(place);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menuitem', { name: 'CSV' })).toBeHidden();
      await expect(tool('Export')).toBeFocused();
      await page.keyboard.press('Escape');
      await expectClosed();

      await open('Views');
      await page.getByRole('menuitem', { name: 'Payment due' }).tap();
      await expectClosed();
      await open('Refresh');
      await expectClosed();
      await open('History');
      const history = page.getByRole('dialog', { name: 'History' });
      await history.getByRole('button', { name: 'Close' }).tap();
      await expectClosed();

      await open('Columns');
      const columns = page.getByRole('group', { name: 'Columns' });
      await columns.getByRole('checkbox', { name: 'Mobile' }).tap();
      await expect(columns.getByRole('checkbox', { name: 'Mobile' })).not.toBeChecked();
      await expect(tool('Reset columns')).toBeInViewport({ ratio: 1 });
      await page.getByRole('heading', { name: 'Orders' }).tap();
      await expect(columns).toBeHidden();
      await expect(tool('Refresh')).toBeHidden();
    });

    await test.step('“Clear all” shows no keyboard, and neither does a chosen option', async () => {
      await page.goto('/order?f.billingCity=Nowhere');
      await page.getByRole('button', { name: 'Clear all' }).tap();
      await expect(page.getByText('No row matches the filters.')).toBeHidden();
      await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();

      await page.goto('/catalogue');
      const category = page.getByRole('combobox', { name: 'Category', exact: true });
      await category.tap();
      await category.pressSequentially('kids');
      await page.getByRole('option', { name: 'Kids’ Room 105' }).tap();
      await expect(category).not.toBeFocused();
      await expect(category).toHaveValue('Kids’ Room 105');
      await expect(page.getByText(/^\d+ of 300 in this category$/)).toBeVisible();
    });

    await test.step('a tap opens the palette with the focus in its input', async () => {
      await page.getByRole('button', { name: 'Search everything' }).tap();
      await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toBeFocused();
    });
  });
});

test('reviews on a phone: tags are level with the stars, which overlap nothing, and icons in the More menu have one size', async ({
  page,
}) => {
  await page.goto('/review?size=5');
  await expectRoom(page);
  await test.step('a tag is level with the stars', async () => {
    const row = new TablePage(page).rows.first();
    const middle = (part: Locator) =>
      part.evaluate((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const { y, height } = (one.firstChild ? range : one).getBoundingClientRect();
        return y + height / 2;
      });
    const tag = await middle(row.locator('td[data-tone]'));
    const stars = await middle(row.getByRole('img', { name: /stars$/ }));
    expect(Math.abs(tag - stars)).toBeLessThan(2.5);
  });

  await test.step('the icons of the More menu are the same size', async () => {
    const more = page.getByRole('button', { name: 'More', exact: true });
    await more.click();
    const sizes = await Promise.all(
      ['Filters', 'Views', 'Columns', 'Export', 'History', 'Refresh'].map((name) =>
        page
          .getByRole('button', { name, exact: true })
          .evaluate((tool) => getComputedStyle(tool, '::before').width),
      ),
    );
    expect(new Set(sizes)).toEqual(new Set(['14px']));
    await page.keyboard.press('Escape');
  });

  await test.step('the stars of the dialog overlap nothing', async () => {
    await page
      .getByRole('button', { name: /^Update/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Update Review Details' });
    const place = async (role: 'radio' | 'checkbox', name: string) =>
      (await dialog.getByRole(role, { name }).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const star = await place('radio', '5 stars');
    const status = await place('checkbox', 'Status');
    expect(star.x + star.width <= status.x || star.y + star.height <= status.y).toBe(true);
  });
});

test('on a phone, the labels in a row of a card are level, even if a tag is below its value', async ({
  page,
}) => {
  await page.goto('/coupon?size=100');
  const { table } = new TablePage(page);
  await expect(table.getByText('Expired').first()).toBeVisible();
  const rises = await table.locator('.data-row').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const halves = [...card.querySelectorAll('.card-half[data-label]:not(:empty)')];
      const boxes = halves.map((half) => half.getBoundingClientRect());
      return boxes.flatMap((one) =>
        boxes
          .filter(
            ({ left, top, bottom }) => left > one.left && top < one.bottom && bottom > one.top,
          )
          .map(({ top }) => Math.abs(top - one.top)),
      );
    }),
  );
  expect(rises.length).toBeGreaterThan(0);
  expect(Math.max(...rises)).toBeLessThan(1);
});

test('the custom catalogue on a phone: cards have both boxes beside the picture, and the PDF button stays in place', async ({
  page,
}) => {
  const catalogue = await CataloguePage.open(page, 'category=101');
  await expectRoom(page);
  await test.step('the controls that sort and select all cards are in line, and scroll away with them', async () => {
    const middle = async (one: Locator) => {
      const { y = 0, height = 0 } = (await one.boundingBox()) ?? {};
      return y + height / 2;
    };
    const sort = page.getByRole('button', { name: 'Sort', exact: true });
    const all = page.getByRole('checkbox', { name: 'Select all rows' });
    const between = async () => (await middle(all)) - (await middle(sort));
    await expect.poll(between).toBe(0);
    await page
      .getByRole('table')
      .locator('xpath=..')
      .evaluate((area) => area.scrollTo(0, 300));
    await expect.poll(between).toBe(0);
  });

  await test.step('a card has both boxes beside the picture, and a second tap keeps the selection', async () => {
    const row = catalogue.rows.filter({ hasText: 'WP-0001' });
    const places = await row.locator('img, input').evaluateAll((all) =>
      all.map((one) => {
        const { left, right, y, height } = one.getBoundingClientRect();
        return { left, right, middle: y + height / 2 };
      }),
    );
    const [box, picture, member] = places;
    if (!box || !picture || !member) throw new Error('The card lacks a box or its picture.');
    expect(box.right).toBeLessThanOrEqual(picture.left);
    expect(Math.abs(box.middle - picture.middle)).toBeLessThan(2);
    expect(member.left).toBeGreaterThan(picture.right);
    const name = row.getByRole('cell', { name: 'Kamal Kunj Pichwai in Ivory Gold' }).last();
    expect(await cut(name)).toBe(0);
    await row.getByRole('checkbox', { name: /^Select / }).check();
    const count = page.getByText('1 selected', { exact: true });
    const clear = page.getByRole('button', { name: 'Clear selection' });
    // A second tap in the same place, where the next card's box was, must not end the selection.
    expect((await clear.boundingBox())?.x).toBeLessThan((await count.boundingBox())?.x ?? 0);
    await clear.click();
  });

  await test.step('the PDF button stays in place while it is busy', async () => {
    await page.route('**/api/pdf/download', (route) => route.fulfill(SOME_PDF));
    const release = await holdRequests(page, '**/api/pdf/download');
    const button = page.getByRole('button', { name: 'PDF', exact: true });
    const below = async (one: Locator) =>
      ((await one.boundingBox())?.y ?? 0) - ((await catalogue.members.boundingBox())?.y ?? 0);
    const place = await below(button);
    await button.click();
    const busy = page.getByRole('button', { name: 'Downloading.....' });
    await expect(busy).toBeInViewport({ ratio: 1 });
    expect(await below(busy)).toBe(place);
    await savedBy(page, async () => release());
  });
});

test('on a phone, wallpapers are cards with headings, above the spreadsheet or, for the PDF catalogue, below the download', async ({
  page,
}) => {
  const title = 'Kamal Kunj Pichwai in Ivory Gold';
  await test.step('wallpapers come before the spreadsheet, which the More menu leads to', async () => {
    await page.goto('/product');
    await expectHeadings(page, title);
    const bulk = page.getByRole('region', { name: 'Bulk Update' });
    const top = async (one: Locator) => (await one.boundingBox())?.y ?? 0;
    expect(await top(page.getByRole('searchbox', { name: 'Search' }))).toBeLessThan(200);
    await expect(bulk).toBeVisible();
    expect(await top(bulk)).toBeGreaterThan(
      await top(page.getByRole('button', { name: 'Next page' })),
    );
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Spreadsheet', exact: true }).click();
    await expect(bulk).toBeInViewport({ ratio: 1 });
    await expect(bulk).toBeFocused();
  });

  await test.step('the download is above the PDF catalogue’s cards', async () => {
    await page.goto('/pdf');
    await expectHeadings(page, title);
    const button = await page.getByRole('button', { name: 'Download', exact: true }).boundingBox();
    const table = await page.getByRole('region', { name: 'PDF' }).boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan((table?.y ?? 0) - 8);
  });
});

test('coupons and articles on a phone: the labels of Sort are in line, tags are below their values, and no field is zoomed in', async ({
  page,
}) => {
  await test.step('the labels to sort by are in line with their button', async () => {
    await page.goto('/coupon');
    const sort = page.getByRole('button', { name: 'Sort', exact: true });
    await sort.click();
    const textOf = (one: Locator) =>
      one.evaluate(
        (box) =>
          box.getBoundingClientRect().x + Number.parseFloat(getComputedStyle(box).paddingLeft),
      );
    const first = page.getByRole('columnheader', { name: 'Coupon Name' }).getByRole('button');
    expect(await textOf(first)).toBe(await textOf(sort));
    await sort.click();
  });

  await test.step('a tag that does not fit beside its value is below it', async () => {
    await page.setViewportSize({ ...SIZE, width: 360 });
    const cell = page.getByRole('cell', { name: /\d Expired$/ }).first();
    const [value, tag] = await Promise.all([
      cell.getByRole('time').boundingBox(),
      cell.getByText('Expired').boundingBox(),
    ]);
    const { y = 0, height = 0 } = value ?? {};
    expect(tag?.y).toBeGreaterThanOrEqual(y + height - 4);
    expect(
      await cell.getByText('Expired').evaluate((one) => one.scrollWidth <= one.clientWidth),
    ).toBe(true);
  });

  await test.step('values that a card lacks take no room', async () => {
    const heights = await new TablePage(page).table
      .locator('.card-half')
      .evaluateAll((cells) =>
        cells.filter((cell) => !cell.textContent).map(({ clientHeight }) => clientHeight),
      );
    expect(new Set(heights)).toEqual(new Set([0]));
  });

  await test.step('phones don’t zoom in on the texts of an article', async () => {
    await page.setViewportSize(SIZE);
    await page.goto('/article');
    await page.getByRole('button', { name: 'Add Article' }).click();
    await page.getByRole('textbox', { name: 'Div 1' }).fill('<p>Measure each wall.</p>');
    expect(await smallTexts(page)).toEqual([]);
    const show = page.getByRole('button', { name: 'Show formatted' });
    await show.scrollIntoViewIfNeeded();
    const place = await show.boundingBox();
    await show.click();
    // The button that hides the preview is where the finger is.
    const hide = page.getByRole('button', { name: 'Hide formatted' });
    const { x, y } = (await hide.boundingBox()) ?? {};
    expect([x, y]).toEqual([place?.x, place?.y]);
  });
});

thingTest(
  'on a phone, a spreadsheet’s changes and problems can be read without scrolling sideways',
  async ({ page }) => {
    const [first, second, third] = thingRows;
    if (!first || !second || !third) throw new Error('The fixture has fewer than three rows.');
    for (const { id: _, version: __, ...row } of [first, second])
      await post(page, '/api/thing/add', row);
    await page.goto('/thing');
    const name = 'Cranes and peonies on silver leaf for long corridors';
    const url = `https://paperhanger.example/${'a-long-address-without-spaces'.repeat(4)}`;
    const changed = { ...first, name, metaTitle: url };
    const rows = [changed, { ...second, phone: '12345' }, third];
    await choose(page, { content: await writeSpreadsheet(things, rows) });
    await region(page).getByRole('checkbox', { name: 'Add 1 new row' }).check();

    const table = (title: string) => region(page).getByRole('table', { name: title });
    await expect(table('New rows').getByRole('row')).toHaveCount(2);
    for (const title of ['Problems', 'New rows', 'Changes'])
      expect(await cut(region(page).getByRole('region', { name: title })), title).toBe(0);
    const changes = table('Changes');
    const headers = ['Row', 'Key', 'Column', 'Current', 'In the file'];
    await expect(changes.getByRole('columnheader')).toHaveText(headers);
    const change = changes.getByRole('row').filter({ hasText: 'Name (H1)' });
    const cell = (text: string) => change.getByRole('cell', { name: text, exact: true });
    await cell(name).scrollIntoViewIfNeeded();
    for (const text of ['2', 'WP1', 'Name (H1)', first.name, name])
      await expect(cell(text)).toBeInViewport({ ratio: 1 });
    expect(await violationsOf(region(page))).toEqual([]);
  },
);

test('the Config Studio on a phone: the chosen config, its badge and its fields fit', async ({
  page,
}) => {
  await page.goto('/studio?config=product');
  const configs = page.getByRole('list', { name: 'Configs' });
  const chosen = configs.getByRole('button', { name: 'product' });
  await test.step('the chosen config and its draft badge are in view, and the buttons are in one line', async () => {
    await expect(chosen).toBeInViewport({ ratio: 1 });
    await page.getByRole('textbox', { name: 'Page size' }).fill('7');
    const draft = chosen.getByText('draft', { exact: true });
    await expect(draft).toBeInViewport({ ratio: 1 });
    const [versions, discard, remove] = await page
      .getByRole('button', { name: /^(Versions|Discard draft|Remove config)$/ })
      .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().y));
    expect([discard, remove]).toEqual([versions, versions]);
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await expect(draft).toBeHidden();
  });

  await test.step('all entries have the same height', async () => {
    const buttons = configs.getByRole('button');
    await configs.getByRole('button', { name: 'coupon' }).click();
    await expect(buttons.filter({ hasText: 'Wallpaper' })).toHaveCount(1);
    const heights = await buttons.evaluateAll((all) =>
      all.map((config) => config.getBoundingClientRect().height),
    );
    expect(new Set(heights).size).toBe(1);
  });

  await test.step('the fields have room for their labels', async () => {
    await page.getByText('9 fields').click();
    const label = page.getByRole('textbox', { name: 'Label of validTill' });
    expect((await label.boundingBox())?.width).toBeGreaterThan(200);
    expect(await smallTargets(page)).toEqual([]);
  });
  const text = page.getByRole('textbox', { name: 'Config', exact: true });
  await test.step('the JSON text has its own tab', async () => {
    await expect(text).toBeHidden();
    await page.getByRole('tab', { name: 'JSON' }).click();
    await expect(text).toBeVisible();
    expect(await smallTexts(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Form' }).click();
  });

  await test.step('the whole form is on the page: no part of it scrolls separately', async () => {
    await page.getByText('9 columns').click();
    const form = page.getByRole('form', { name: 'Common changes' });
    const [whole = 0, shown = 0] = await form.evaluate((one) => [
      one.scrollHeight,
      one.parentElement?.getBoundingClientRect().height,
    ]);
    expect(Math.abs(whole - shown)).toBeLessThan(2);
  });

  await test.step('the buttons that move a column are beside its label', async () => {
    const down = await page.getByRole('button', { name: 'Move column status down' }).boundingBox();
    const heading = page.getByRole('textbox', { name: 'Label of column status' });
    expect(down?.y).toBe((await heading.boundingBox())?.y);
  });

  await test.step('a problem leads to its line in the text', async () => {
    await page.getByRole('textbox', { name: 'Page size' }).fill('7000');
    await page.getByRole('region', { name: 'Problems' }).getByRole('button').click();
    await expect(text).toBeFocused();
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await expect(page.getByText('No problems.')).toBeVisible();
  });
});
