import { expect, type Page } from '@playwright/test';
import { InstallersPage } from '../fixtures/installers-page';
import { sendOtp, sendPassword } from '../fixtures/sign-in';
import { pageTest } from '../fixtures/test';
import { ForeignServer } from './foreign-server';
import { ACCOUNT, OTP } from './sign-in';

/** The built application before a server that none of us wrote; a fresh one for each test. */
export const foreignTest = pageTest.extend<{ readonly foreign: ForeignServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of wanted fixtures here.
  foreign: async ({}, use) => {
    const foreign = await ForeignServer.start('dist/app');
    await use(foreign);
    await foreign.stop();
  },
  baseURL: ({ foreign }, use) => use(foreign.url),
});

/** Signs in, from wherever the sign-in screen stands. */
export async function signInAbroad(page: Page): Promise<void> {
  await sendPassword(page, ACCOUNT);
  await sendOtp(page, OTP);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
}

/** Signs in and goes to the installers. */
export async function openInstallers(page: Page): Promise<InstallersPage> {
  await page.goto('/login');
  await signInAbroad(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Installers' }).click();
  const installers = new InstallersPage(page);
  await expect(installers.row('Ramesh Kumar')).toBeVisible();
  return installers;
}
