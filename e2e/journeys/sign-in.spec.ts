import { violationsOf } from '../fixtures/axe';
import { DEMO, sendOtp, sendPassword, signIn, startSession } from '../fixtures/sign-in';
import { expect, ownServerTest, test } from '../fixtures/test';

test('a visitor gets the sign-in screen before other code loads; a session lasts across reloads and tabs', async ({
  page,
  server,
}) => {
  await test.step('the sign-in screen opens before other code loads', async () => {
    const asked = page.waitForRequest('**/assets/first-rows-*.js');
    // The request for the script is never answered.
    await page.route('**/assets/first-rows-*.js', () => {});
    await page.goto('/installer?search=asha');
    await asked;
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    await page.unrouteAll();
  });

  await test.step('a session lasts across reloads and tabs', async () => {
    await signIn(page, server);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    const tab = await page.context().newPage();
    await tab.goto(server.url);
    await expect(tab).toHaveURL(/\/order$/);
    await expect(tab.getByRole('button', { name: 'Sign out' })).toBeVisible();
  });
});

test('wrong sign-in details are explained, and tries of one-time passwords are counted', async ({
  page,
  server,
}) => {
  await test.step('empty fields, an unknown name and a wrong password are explained', async () => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByLabel('Username')).toHaveAccessibleDescription('Username is required.');
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Password is required.');
    await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true');
    expect(await violationsOf(page)).toEqual([]);

    for (const username of ['nobody', DEMO.username]) {
      const answered = page.waitForResponse('**/login');
      await sendPassword(page, { username, password: 'wrong' });
      await answered;
      await expect(page.getByLabel('Username')).toHaveAccessibleDescription(
        'These credentials do not match our records.',
      );
      await expect(page.getByLabel('Username')).toHaveValue(username);
    }
  });

  await test.step('an empty one-time password is explained, and a wrong one leaves fewer tries', async () => {
    const otp = await server.otpAfter(() => sendPassword(page));
    await expect(page.getByLabel('OTP')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    const wrong = otp === '000000' ? '111111' : '000000';
    const field = page.getByLabel('OTP');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(field).toHaveAccessibleDescription('One-time password is required.');
    await sendOtp(page, wrong);
    await expect(field).toHaveAccessibleDescription(/You have 4 tries left/);
    await expect(field).toHaveValue(wrong);
  });
});

// On a separate server, so the accounts of other tests keep their passwords and sessions.
ownServerTest(
  'changing the password ends other sessions, and so does signing out everywhere',
  async ({ page, playwright, startServer }) => {
    const server = await startServer();
    const other = await playwright.request.newContext();
    await startSession(other, server);
    await startSession(page.request, server);
    await page.goto(`${server.url}/installer`);

    const account = page.getByRole('button', { name: 'Account' });
    await account.click();
    await expect(page.getByText(/Last sign-in elsewhere/)).toBeVisible();
    expect(await violationsOf(page.getByRole('menu'))).toEqual([]);
    await page.getByRole('menuitem', { name: 'Change password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change password' });
    const password = dialog.getByLabel('New password');
    await dialog.getByLabel('Current password').fill(DEMO.password);
    await password.fill('iloveyou123');
    await password.press('Enter');
    await expect(password).toHaveAccessibleDescription(/leaked/);
    expect(await violationsOf(dialog)).toEqual([]);
    await password.fill('tamarind-tree-43');
    await password.press('Enter');
    await expect(page.getByText(/Your password was changed/)).toBeVisible();
    await expect(dialog).toBeHidden();
    expect((await other.get(`${server.url}/api/user`)).status()).toBe(401);
    expect((await page.request.get(`${server.url}/api/user`)).status()).toBe(200);

    await startSession(other, server, { password: 'tamarind-tree-43' });
    await account.click();
    const signedOut = page.waitForResponse('**/signOutEverywhere');
    await page.getByRole('menuitem', { name: 'Sign out everywhere' }).click();
    expect((await (await signedOut).allHeaders())['clear-site-data']).toBe('"cache"');
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    expect((await other.get(`${server.url}/api/user`)).status()).toBe(401);
    await other.dispose();
  },
);
