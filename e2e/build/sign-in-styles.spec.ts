import { expect, test } from '../fixtures/test';

test('the styles of the sign-in know all its classes', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  const missing = await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const css = rules.map((rule) => rule.cssText).join('\n');
    const used = [...document.querySelectorAll('body [class]')].flatMap((one) => [
      ...one.classList,
    ]);
    return [...new Set(used)].filter((name) => !css.includes(`.${CSS.escape(name)}`));
  });
  expect(missing).toEqual([]);
});
