import type { Page } from '@playwright/test';
import { slowDown } from '../fixtures/slow-connection';
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

for (const [what, size, paths] of [
  ['wide', { width: 1280, height: 720 }, ['/order', '/installer', '/article', '/review']],
  ['phone', { width: 390, height: 844 }, ['/order', '/product', '/catalogue?category=101', '/pdf']],
] as const)
  test(`on a ${what} screen, pages load without anything moving`, async ({ page }) => {
    await page.setViewportSize(size);
    await watchShifts(page);
    await slowDown(page);
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy');
      const sum = await page.evaluate(() => Reflect.get(window, 'shifts').sum);
      expect(sum, path).toBeLessThan(0.01);
    }
  });

test('the demo’s note moves neither the links nor what is below it, and cuts off no link on 900 pixels', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/order', { waitUntil: 'networkidle' });
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
