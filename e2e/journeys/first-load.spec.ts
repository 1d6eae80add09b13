import type { Page } from '@playwright/test';
import { expect, staffTest, test } from '../fixtures/test';

/** Counts the bytes of scripts and styles as they come over the line, compressed. */
function countCode(page: Page) {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (!['script', 'stylesheet'].includes(request.resourceType())) return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

test('the sign-in costs at most 100 kB of scripts and styles', async ({ page }) => {
  const codeBytes = countCode(page);
  await page.goto('/login', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  const bytes = await codeBytes();
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(100_000);
});

for (const path of ['/order', '/installer', '/catalogue', '/review', '/pdf']) {
  staffTest(`the first rows of ${path} cost at most 150 kB`, async ({ page }) => {
    const codeBytes = countCode(page);
    await page.goto(path);
    await expect(page.getByRole('table').locator('tbody').getByRole('row').nth(3)).toBeVisible();
    await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy');
    expect(await codeBytes()).toBeLessThanOrEqual(150_000);
  });
}
