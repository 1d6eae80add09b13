import type { Page } from '@playwright/test';
import { sendOtp, sendPassword } from '../fixtures/sign-in';
import { expect } from '../fixtures/test';
import { openInstallers, foreignStaffTest as staffTest, foreignTest as test } from './foreign-test';
import { json, plain } from './server/answers';
import { ACCOUNT, OTP } from './server/sign-in';

/** The two steps of signing in: how a person takes each, and what shows that it succeeded. */
const steps = [
  {
    path: '/login',
    button: 'Login',
    begin: (page: Page) => page.goto('/login'),
    take: (page: Page) => sendPassword(page, ACCOUNT),
    taken: (page: Page) => page.getByLabel('OTP'),
  },
  {
    path: '/verifyOTP',
    button: 'Verify',
    async begin(page: Page) {
      await page.goto('/login');
      await sendPassword(page, ACCOUNT);
      await expect(page.getByLabel('OTP')).toBeVisible();
    },
    take: (page: Page) => sendOtp(page, OTP),
    taken: (page: Page) => page.getByRole('button', { name: 'Sign out' }),
  },
];

for (const { path, button, begin, take, taken } of steps) {
  test(`${path} that fails is sent once, says so unless it is a 503, and can be tried again`, async ({
    page,
    foreign,
    problems,
  }) => {
    problems.expect(/status of 50[03]|ERR_/);
    await begin(page);
    await test.step('503: no alert', async () => {
      foreign.controls.answerNext(path, plain('<!DOCTYPE html><html></html>', 503));
      const answered = page.waitForResponse((response) => response.url().endsWith(path));
      await take(page);
      await answered;
      await expect(page.getByRole('button', { name: button })).toBeEnabled();
      expect(foreign.controls.requestsTo(path)).toHaveLength(1);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
    await test.step('no answer', async () => {
      foreign.controls.dropNext(path);
      await take(page);
      await expect(page.getByText(/no answer from the server/i)).toBeVisible();
      await expect(page.getByRole('button', { name: button })).toBeEnabled();
      expect(foreign.controls.requestsTo(path)).toHaveLength(2);
    });
    await test.step('500', async () => {
      foreign.controls.answerNext(path, json(500, { message: 'Server Error' }));
      await take(page);
      await expect(
        page.getByRole('alert').filter({ hasText: 'Oops, something went wrong!' }),
      ).toBeVisible();
    });
    await take(page);
    await expect(taken(page)).toBeVisible();
  });
}

test('/verifyOTP, 419: leads back to the sign-in screen', async ({ page, foreign }) => {
  await page.goto('/login');
  await sendPassword(page, ACCOUNT);
  await expect(page.getByLabel('OTP')).toBeVisible();
  foreign.controls.answerNext('/verifyOTP', json(419, { message: 'CSRF token mismatch.' }));
  await sendOtp(page, OTP);
  await expect(page).toHaveURL(/\/login$/);
});

staffTest(
  'when the server does not say who is signed in, the page says that, and can be loaded again',
  async ({ page, foreign, problems }) => {
    problems.expect(/status of 503/);
    await openInstallers(page);
    const away = plain('<!DOCTYPE html><html></html>', 503);
    foreign.controls.answerNext('/api/user', away, away, away);
    await page.goto('/installer');
    await expect(page.getByRole('alert')).toContainText('who is signed in');
    await expect(page).toHaveURL(/\/installer$/);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByText('Ramesh Kumar')).toBeVisible();
  },
);
