import type { Page } from '@playwright/test';
import { expect, staffTest as test } from '../fixtures/test';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Measures from the start how far things move on the page by themselves. */
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

/** Slows the connection, so that the parts of a screen arrive one after the other. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });
}

async function expectSteady(page: Page, path: string): Promise<void> {
  await watchShifts(page);
  await slowDown(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy');
  expect(await page.evaluate(() => Reflect.get(window, 'shifts').sum)).toBeLessThan(0.01);
}

for (const path of ['/order', '/installer', '/article', '/review'])
  test(`${path} loads without anything moving`, ({ page }) => expectSteady(page, path));

for (const path of ['/order', '/product', '/catalogue?category=101', '/pdf'])
  test(`${path} loads on a phone without anything moving`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expectSteady(page, path);
  });
