import type { Request } from '@playwright/test';
import { expect } from '../fixtures/test';
import { openInstallers, foreignStaffTest as test } from './foreign-test';

test('a response that arrives after signing out does not sign the user in again', async ({
  page,
  foreign,
}) => {
  await openInstallers(page);
  const held = foreign.controls.holdNext('/api/installer/fetch');
  const isHeld = (request: Request) => request.url().endsWith('/api/installer/fetch');
  const over = Promise.race([
    page.waitForEvent('requestfailed', isHeld),
    page.waitForEvent('requestfinished', isHeld),
  ]);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await held.arrived;
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  held.release();
  await over;
  await page.goto('/installer');
  await expect(page).toHaveURL(/\/login$/);
});
