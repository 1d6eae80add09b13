import { expect, test } from '../fixtures/test';

test('the styles of the sign-in know all its classes', async ({ page }) => {
  await page.route('**/login', (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 422, json: { errors: { username: ['A'], other: ['B'] } } }),
  );
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toHaveText('B');
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
