import type { Page } from '@playwright/test';
import { thingRows, things } from '../../src/spreadsheet/fixtures/things';
import { writeSpreadsheet } from '../../src/spreadsheet/testing';
import { watchLongTasks } from '../fixtures/long-tasks';
import { expect } from '../fixtures/test';
import { choose, region, thingTest as test } from './things';

/** Records the progress that the page shows from now on. */
async function watchProgress(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const progress: string[] = [];
    Object.assign(window, { progress });
    new MutationObserver((mutations) => {
      for (const { target } of mutations)
        if (target.textContent?.startsWith('Comparing')) progress.push(target.textContent);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'progress'));
}

test('on any server, a spreadsheet of 50,000 rows is compared without blocking the page', async ({
  page,
}) => {
  const many = Array.from({ length: 50_000 }, (_, index) => ({
    ...thingRows[index % 12],
    id: String(index + 1),
    wpId: `W${index}`,
    // Other servers send these values in this form.
    status: index % 2,
    amount: '4.50',
    validTill: '2026-11-19T18:30:00.000000Z',
  }));
  await page.route('**/api/thing/fetch', (route) =>
    route.fulfill({ contentType: 'application/json', body: JSON.stringify(many) }),
  );
  await page.goto('/thing');
  await expect(page.getByText(/^1–25 of 50/)).toBeVisible();
  const changed = many.map((row, index) => (index % 5000 === 0 ? { ...row, rate: 1 } : row));
  const content = await writeSpreadsheet(things, changed);
  const longestTask = await watchLongTasks(page);
  const progress = await watchProgress(page);
  await choose(page, { content });
  await expect(region(page).getByText('10 cells in 10 rows will change')).toBeVisible({
    timeout: 30_000,
  });
  await expect(region(page).getByText('49,990 unchanged rows')).toBeVisible();
  // A busy page may skip some of the 25 steps.
  expect(new Set(await progress()).size).toBeGreaterThan(5);
  // Comparing on the page itself would take seconds.
  expect(await longestTask()).toBeLessThan(500);
});
