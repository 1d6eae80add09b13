import type { Request } from '@playwright/test';
import { InstallersPage } from '../fixtures/installers-page';
import { sendOtp, sendPassword } from '../fixtures/sign-in';
import { expect } from '../fixtures/test';
import {
  signInOnForeign,
  foreignStaffTest as staffTest,
  foreignTest as test,
} from './foreign-test';
import { json, plain, type ReceivedRequest } from './server/responses';
import { ACCOUNT, OTP } from './server/sign-in';

test('the user’s name is kept for the tab only; every request asks for JSON and carries the newest token', async ({
  page,
  foreign,
}) => {
  await test.step('the name is kept for the tab only', async () => {
    await page.goto('/');
    await signInOnForeign(page);
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(kept).toContain(ACCOUNT.username);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(
      ACCOUNT.username,
    );
  });

  await test.step('the steps of signing in are sent in order, each with the newest token', async () => {
    const calls = foreign.controls.received.map(({ method, path }) => `${method} ${path}`);
    const login = calls.indexOf('POST /login');
    expect(calls.slice(0, login)).toContain('GET /sanctum/csrf-cookie');
    expect(calls.slice(calls.indexOf('POST /verifyOTP') + 1)[0]).toBe('GET /api/user');
    expect(foreign.controls.requestsTo('/login')[0]?.text).toBe(JSON.stringify(ACCOUNT));
    expect(foreign.controls.requestsTo('/verifyOTP')[0]?.text).toBe(JSON.stringify({ otp: OTP }));

    // No other request is made while the session changes.
    expectNewestTokens(foreign.controls.received);
  });

  await test.step('every request asks for JSON', async () => {
    const installers = await InstallersPage.open(page);
    await installers.remove('Vikram Singh');
    await expect(installers.rowWith('Vikram Singh')).toHaveCount(0);
    expect(foreign.controls.received.length).toBeGreaterThan(6);
    for (const { headers, path } of foreign.controls.received) {
      expect(headers['x-requested-with'], path).toBe('XMLHttpRequest');
      expect(headers.accept, path).toMatch(/^application\/json/);
      expect(headers['if-none-match'], path).toBeUndefined();
    }
  });
});

/** Expects only the steps of signing in after the last token, each with that token, decoded. */
function expectNewestTokens(calls: readonly ReceivedRequest[]): void {
  const between = calls.slice(
    calls.findLastIndex(({ path }) => path === '/sanctum/csrf-cookie'),
    calls.findIndex(({ path }) => path === '/verifyOTP') + 1,
  );
  expect(between.map(({ path }) => path).filter((path) => path !== '/otpSent')).toEqual([
    '/sanctum/csrf-cookie',
    '/login',
    '/verifyOTP',
  ]);
  for (const { headers, method } of between) {
    if (method === 'POST') expect(headers['x-xsrf-token']).toMatch(/^[\w+/]+=+$/);
  }
}

test('the OTP screen opens only once an OTP is sent; sign-in errors appear under their fields, and typed values stay', async ({
  page,
  foreign,
}) => {
  await test.step('before an OTP is sent, its screen leads to the sign-in', async () => {
    await page.goto('/otp');
    await expect(page).toHaveURL(/\/login$/);
  });
  const username = page.getByLabel('Username');
  await test.step('errors of empty fields are red', async () => {
    await page.getByRole('button', { name: 'Login' }).click();
    const password = page.getByLabel('Password');
    await expect(username).toHaveAttribute('aria-invalid', 'true');
    await expect(username).toHaveAccessibleDescription(/The username field is required\./);
    await expect(password).toHaveAccessibleDescription(/The password field is required\./);

    const message = page.getByText('The username field is required.');
    const [red = 0, green = 0, blue = 0] = await message.evaluate((element) => {
      const canvas = document.createElement('canvas').getContext('2d');
      if (!canvas) return [];
      canvas.fillStyle = getComputedStyle(element).color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    });
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  });

  await test.step('after a wrong password, the name stays', async () => {
    await sendPassword(page, { ...ACCOUNT, password: 'wrong' });
    await expect(username).toHaveAccessibleDescription(
      /These credentials do not match our records\./,
    );
    await expect(username).toHaveValue(ACCOUNT.username);
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('after an outdated token, the form can be sent again', async () => {
    foreign.controls.answerNext('/login', json(419, { message: 'CSRF token mismatch.' }));
    await sendPassword(page, ACCOUNT);
    await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
    await expect(username).toHaveValue(ACCOUNT.username);
  });

  await test.step('once an OTP is sent, going back skips the sign-in', async () => {
    await sendPassword(page, ACCOUNT);
    await expect(page).toHaveURL(/\/otp$/);
    await page.goBack();
    await expect(page).not.toHaveURL(/\/login$/);
    await page.goForward();
    await expect(page).toHaveURL(/\/otp$/);
  });

  await test.step('a wrong OTP has an error, and the right one signs in', async () => {
    await sendOtp(page, '000000');
    await expect(page.getByLabel('OTP')).toHaveAccessibleDescription(/The otp is invalid\./);
    await sendOtp(page, OTP);
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  });
});

staffTest(
  'a user whose session has ended, or who signs out, is led to the sign-in screen',
  async ({ page, foreign, problems }) => {
    await test.step('a sign-in page in place of the user leads to the sign-in screen', async () => {
      foreign.controls.answerNext(
        '/api/user',
        plain('<!DOCTYPE html><html><body>Log in</body></html>'),
      );
      await page.goto('/installer');
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByLabel('Username')).toBeVisible();
    });

    await test.step('if the server does not say who is signed in, the page says so, and can be reloaded', async () => {
      problems.expect(/status of 503/);
      await InstallersPage.open(page);
      const away = plain('<!DOCTYPE html><html></html>', 503);
      foreign.controls.answerNext('/api/user', away, away, away);
      await page.goto('/installer');
      await expect(page.getByRole('alert')).toContainText('who is signed in');
      await expect(page).toHaveURL(/\/installer$/);
      await page.getByRole('button', { name: 'Reload' }).click();
      await expect(page.getByText('Ramesh Kumar')).toBeVisible();
    });

    await test.step('a response that arrives after signing out does not sign the user in again', async () => {
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
  },
);
