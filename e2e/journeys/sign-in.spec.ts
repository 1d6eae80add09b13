import { DEMO, sendOtp, sendPassword, signIn } from '../fixtures/sign-in';
import { expireOtps } from '../fixtures/stored-sessions';
import { expect, test } from '../fixtures/test';

test('signs in with password and one-time password, and stays signed in after a reload', async ({
  page,
  server,
}) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await signIn(page, server);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
});

test('Enter sends both forms', async ({ page, server }) => {
  await page.goto('/login');
  await page.getByLabel('Username').fill(DEMO.username);
  await page.getByLabel('Password').fill(DEMO.password);
  const otp = await server.otpAfter(() => page.keyboard.press('Enter'));
  await page.getByLabel('OTP').fill(otp);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
});

test('empty fields have errors under them', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription('Username is required.');
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Password is required.');
  await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true');
});

test('a wrong password has an error, and the right one signs in', async ({ page }) => {
  await page.goto('/login');
  await sendPassword(page, { ...DEMO, password: 'wrong' });
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(
    'These credentials do not match our records.',
  );
  await expect(page.getByLabel('Username')).toHaveValue(DEMO.username);
  await sendPassword(page);
  await expect(page.getByLabel('OTP')).toBeVisible();
});

test('an unknown name gets the same error as a wrong password', async ({ page }) => {
  await page.goto('/login');
  await sendPassword(page, { username: 'nobody', password: 'wrong' });
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(
    'These credentials do not match our records.',
  );
});

test('wrong one-time passwords are counted; there is no sixth try', async ({ page, server }) => {
  await page.goto('/login');
  const otp = await server.otpAfter(() => sendPassword(page));
  const wrong = otp === '000000' ? '111111' : '000000';
  const field = page.getByLabel('OTP');
  for (const left of ['4 tries', '3 tries', '2 tries', 'one try']) {
    await sendOtp(page, wrong);
    await expect(field).toHaveAccessibleDescription(new RegExp(`You have ${left} left`));
    await expect(field).toHaveValue(wrong);
  }
  await sendOtp(page, wrong);
  await expect(field).toHaveAccessibleDescription(/Too many wrong one-time passwords/);
  await sendOtp(page, otp);
  await expect(field).toHaveAccessibleDescription(/Too many wrong one-time passwords/);
  await expect(page).toHaveURL(/\/otp$/);
});

test('an empty one-time password has an error', async ({ page, server }) => {
  await page.goto('/login');
  await server.otpAfter(() => sendPassword(page));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByLabel('OTP')).toHaveAccessibleDescription(
    'One-time password is required.',
  );
});

test('an expired one-time password has an error, and a new sign-in sends a new one', async ({
  page,
  server,
}) => {
  await page.goto('/login');
  const otp = await server.otpAfter(() => sendPassword(page));
  await expect(page.getByLabel('OTP')).toBeVisible();
  expireOtps(server);
  await sendOtp(page, otp);
  await expect(page.getByLabel('OTP')).toHaveAccessibleDescription(/has expired/);
  await signIn(page, server);
});

test('a one-time password opens one session, and no other', async ({ page, server, browser }) => {
  await page.goto('/login');
  const otp = await server.otpAfter(() => sendPassword(page));
  await expect(page.getByLabel('OTP')).toBeVisible();
  const other = await browser.newContext({ baseURL: server.url });
  const stranger = await other.newPage();
  await stranger.goto('/login');
  await server.otpAfter(() => sendPassword(stranger));
  await expect(stranger.getByLabel('OTP')).toBeVisible();
  await sendOtp(stranger, otp);
  await expect(stranger.getByLabel('OTP')).toHaveAccessibleDescription(/is wrong/);
  await other.close();
});

test('/otp leads to the sign-in screen unless a one-time password was sent', async ({ page }) => {
  await page.goto('/otp');
  await expect(page).toHaveURL(/\/login$/);
});

for (const path of ['/installer', '/dashboard', '/404', '/no/such/place']) {
  test(`${path} is only for people who are signed in`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  });
}
