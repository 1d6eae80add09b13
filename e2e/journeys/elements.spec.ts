import { withPlainPictures } from '../fixtures/plain-pictures';
import { expect, staffTest as test } from '../fixtures/test';

/**
 * How many elements a screen may have with a number of the demo's rows, and how many of them may stay in view while it
 * scrolls, because each costs time at every frame. By default, the column of actions and the box that selects all rows
 * may stay; of the orders, also the three columns on which staff act.
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

test('screens have few elements', async ({ page }) => {
  await withPlainPictures(page);
  for (const { path, rows, elements, sticky = rows + 4 } of LIMITS) {
    await test.step(`${path} has at most ${elements}`, async () => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('table').locator('tbody').getByRole('row')).toHaveCount(rows);
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
});
