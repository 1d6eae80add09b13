import type { Page } from '@playwright/test';
import { slowDown } from '../fixtures/slow-connection';
import { TablePage } from '../fixtures/table-page';
import { expect, staffTest as test } from '../fixtures/test';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Measures from the start how far things on the page move by themselves. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // The DOM library lacks a type for these entries.
        const { value, hadRecentInput } = entry as LayoutShift;
        if (!hadRecentInput) shifts.sum += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * How many elements a screen may have with a number of the demo's rows, and how many of them may stay in view while it
 * scrolls, because each costs time at every frame. By default, the column of actions and the box that selects all rows
 * may stay; of the orders, also the three columns on which staff act. Walks that change orders could change these
 * counts; this file starts before them because its name sorts first.
 */
const LIMITS = [
  { path: '/order', rows: 50, elements: 1780, sticky: 3 * 50 + 6 },
  { path: '/installer', rows: 5, elements: 270 },
  { path: '/article', rows: 5, elements: 355 },
  { path: '/coupon', rows: 5, elements: 340 },
  { path: '/review', rows: 100, elements: 2420 },
  { path: '/catalogue', rows: 17, elements: 300, sticky: 2 },
  { path: '/pdf', rows: 17, elements: 300, sticky: 2 },
];

/** Loads a screen, and expects nothing on it to move by itself. */
async function expectSteady(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await new TablePage(page).arrive();
  const sum = await page.evaluate(() => Reflect.get(window, 'shifts').sum);
  expect(sum, path).toBeLessThan(0.01);
}

test('on a wide screen, pages load without anything moving, and have few elements', async ({
  page,
}) => {
  await watchShifts(page);
  await slowDown(page);
  for (const { path, rows, elements, sticky = rows + 4 } of LIMITS) {
    await test.step(`${path} loads without moving and has at most ${elements} elements`, async () => {
      await expectSteady(page, path);
      await expect(new TablePage(page).rows).toHaveCount(rows);
      const positions = await page
        .locator('*')
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).position));
      console.log(`${path}: ${positions.length} elements`);
      expect(positions.length).toBeGreaterThan(rows * 10);
      expect(positions.length).toBeLessThanOrEqual(elements);
      const staying = positions.filter((position) => position === 'sticky').length;
      expect(staying).toBeGreaterThan(0);
      expect(staying).toBeLessThanOrEqual(sticky);
    });
  }

  await test.step('the demo’s note moves neither the links nor what is below it, and cuts off no link on 900 pixels', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const banner = page.getByRole('banner');
    const places = () =>
      Promise.all(
        [
          banner.getByRole('navigation'),
          banner.getByRole('button', { name: 'Search everything' }),
        ].map((one) => one.boundingBox()),
      );
    const before = await places();
    await page.mouse.move(700, 20);
    await expect(page.getByText(/^Demo data/)).toBeVisible();
    expect(await places()).toEqual(before);
    await expect(page.getByRole('link', { name: 'Config Studio' })).toBeInViewport({ ratio: 1 });
  });
});

test('on a phone, pages load without anything moving', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShifts(page);
  await slowDown(page);
  for (const path of ['/order', '/product', '/catalogue?category=101', '/pdf'])
    await expectSteady(page, path);
});
