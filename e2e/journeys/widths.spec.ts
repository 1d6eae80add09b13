import { expect, staffTest as test } from '../fixtures/test';

for (const width of [390, 1024, 2560]) {
  test(`at ${width} px the page itself does not scroll sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/installer');
    await expect(page.getByRole('table').locator('tbody').getByRole('row').first()).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeInViewport();
  });
}
