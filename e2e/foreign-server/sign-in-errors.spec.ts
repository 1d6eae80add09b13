import type { Page } from '@playwright/test';
import { sendOtp, sendPassword } from '../fixtures/sign-in';
import { expect } from '../fixtures/test';
import { openInstallers, foreignStaffTest as staffTest, foreignTest as test } from './foreign-test';
import { json, plain } from './server/responses';
import { ACCOUNT, OTP } from './server/sign-in';

/** The two steps of signing in: how a person takes each, and what shows that it succeeded. */
const steps = [
  {
    path: '/login',
    button: 'Login',
    take: (page: Page) => sendPassword(page, ACCOUNT),
    taken: (page: Page) => page.getByLabel('OTP'),
  },
  {
    path: '/verifyOTP',
    button: 'Verify',
    take: (page: Page) => sendOtp(page, OTP),
    taken: (page: Page) => page.getByRole('button', { name: 'Sign out' }),
  },
];

test('a failed step of signing in is sent once, shows an error unless it is a 503, and can be retried', async ({
  page,
  foreign,
  problems,
}) => {
  problems.expect(/status of 50[03]|ERR_/);
  await page.goto('/login');
  for (const { path, button, take, taken } of steps) {
    await test.step(`${path}, 503: no alert`, async () => {
      foreign.controls.answerNext(path, plain('<!DOCTYPE html><html></html>', 503));
      const answered = page.waitForResponse((response) => response.url().endsWith(path));
      await take(page);
      await answered;
      await expect(page.getByRole('button', { name: button })).toBeEnabled();
      expect(foreign.controls.requestsTo(path)).toHaveLength(1);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
    await test.step(`${path}, no answer`, async () => {
      foreign.controls.dropNext(path);
      await take(page);
      await expect(page.getByText(/no answer from the server/i)).toBeVisible();
      await expect(page.getByRole('button', { name: button })).toBeEnabled();
      expect(foreign.controls.requestsTo(path)).toHaveLength(2);
    });
    await test.step(`${path}, 500`, async () => {
      foreign.controls.answerNext(path, json(500, { message: 'Server Error' }));
      await take(page);
      const alert = page.getByRole('alert').filter({ hasText: 'Oops, something went wrong!' });
      await alert.getByRole('button', { name: 'Dismiss' }).click();
    });
    await take(page);
    await expect(taken(page)).toBeVisible();
  }
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
