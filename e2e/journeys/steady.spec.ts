import type { Page } from '@playwright/test';
import { expect, staffTest as test } from '../fixtures/test';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Notes how far things move on the page without anybody's doing, from its beginning. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // The DOM library's types do not know this kind of entry.
        const { value, hadRecentInput } = entry as LayoutShift;
        if (!hadRecentInput) shifts.sum += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** A line on which the parts of a screen arrive one after the other. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });
}

for (const path of ['/installer', '/article', '/category', '/review']) {
  test(`${path} arrives without anything moving`, async ({ page }) => {
    await watchShifts(page);
    await slowDown(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy');
    expect(await page.evaluate(() => Reflect.get(window, 'shifts').sum)).toBeLessThan(0.01);
  });
}
