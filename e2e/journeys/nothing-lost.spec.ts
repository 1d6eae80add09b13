import { InstallersPage } from '../fixtures/installers-page';
import { post } from '../fixtures/post';
import { sendOtp, sendPassword } from '../fixtures/sign-in';
import { expireSession } from '../fixtures/stored-sessions';
import { expect, ownSessionTest, staffTest as test } from '../fixtures/test';
import { openWithSomeone, someone, storedInstallers } from './installers';

ownSessionTest(
  'after a session expires, the update dialog is restored',
  async ({ page, server }) => {
    const { installers, name } = await openWithSomeone(page);
    await installers.rowWith(name).getByRole('button', { name: 'Update' }).click();
    await installers.dialog.getByLabel('City').fill('Nashik');
    await expireSession(server, page);
    await installers.dialog.getByRole('button', { name: 'Update' }).click();
    await expect(page).toHaveURL(/\/login$/);

    const otp = await server.otpAfter(() => sendPassword(page));
    await sendOtp(page, otp);
    await expect(installers.dialog.getByLabel('City')).toHaveValue('Nashik');
    await installers.dialog.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Data Updated' })).toBeVisible();
    expect(await storedInstallers(page, name)).toEqual([
      expect.objectContaining({ city: 'Nashik' }),
    ]);
  },
);

test('lists have only masked Aadhaar numbers; a dialog closed by mistake can be restored, and leaving a changed form asks first', async ({
  page,
}) => {
  const listed = page.waitForResponse('**/api/installer/fetch*');
  const { installers, name } = await openWithSomeone(page);
  await test.step('lists have only masked Aadhaar numbers; Show and Update fetch one', async () => {
    expect(await (await listed).text()).not.toMatch(/"\d{12}"/);
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText('XXXX XXXX 2346');
    // Playwright knows the body of a request only if it routes it.
    await page.route('**/api/encrypted-values', (route) => route.continue());
    const asked = page.waitForRequest('**/api/encrypted-values');
    await row.getByRole('button', { name: 'Show' }).click();
    await expect(row).toContainText('2341 2341 2346');
    expect((await asked).postDataJSON()).toEqual({ entity: 'installer', id: expect.any(Number) });
    await row.getByRole('button', { name: 'Update' }).click();
    const number = installers.dialog.getByLabel('Aadhaar No.');
    await expect(number).toHaveValue('234123412346');
    await expect(number).toHaveCSS('-webkit-text-security', 'disc');
    await number.focus();
    await expect(number).toHaveCSS('-webkit-text-security', 'none');
    await page.keyboard.press('Escape');
  });

  await test.step('a dialog closed by mistake can be restored; leaving a changed form asks first, and staying keeps what was typed', async () => {
    const asha = someone();
    const restore = page.getByRole('button', { name: 'Restore' });
    await installers.rowWith(name).getByRole('button', { name: 'Update' }).click();
    await installers.dialog.getByLabel('City').fill('Nashik');
    await page.mouse.click(5, 5);
    await expect(installers.dialog).toBeHidden();
    await page.getByRole('status').getByRole('button', { name: 'Restore' }).click();
    await expect(installers.dialog.getByLabel('City')).toHaveValue('Nashik');

    await page.keyboard.press('Escape');
    await expect(restore).toBeVisible();

    await installers.fill(asha);
    const coupons = page.getByRole('navigation').getByRole('link', { name: 'Coupons' });
    await coupons.click();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(page).toHaveURL(/\/installer/);
    await installers.expectFilled(asha);

    await coupons.click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/coupon$/);
    // If the dialog can’t be opened, nothing offers to restore it.
    await expect(restore).toBeHidden();
    await page.getByRole('button', { name: 'Update' }).first().click();
    await question.getByLabel('Description').fill('Diwali');
    // Back closes the dialog first.
    await page.goBack();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/\/coupon$/);
    await restore.click();
    await expect(question.getByLabel('Description')).toHaveValue('Diwali');
    await page.keyboard.press('Escape');
    await expect(restore).toBeVisible();
    await page.goBack();
    await installers.expectEmpty();
  });
});

test('what was typed survives a closed page, but no secret does', async ({ page, context }) => {
  const asha = someone();
  await (await InstallersPage.open(page)).fill(asha);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]),
  );
  expect(kept).not.toContain('234123412346');
  await page.close();

  const installers = await InstallersPage.open(await context.newPage());
  await expect(installers.form.getByRole('status')).toContainText('Unsaved changes from');
  await installers.expectEmpty();
  await installers.form.getByRole('button', { name: 'Restore' }).click();
  await installers.expectFilled({ ...asha, 'Aadhaar No.': '' });
  await installers.field('Aadhaar No.').fill('234123412346');
  await installers.submit.click();
  await installers.expectEmpty();
  await installers.page.reload();
  await expect(installers.form).toBeVisible();
  await expect(installers.form.getByRole('status')).toHaveCount(0);
});

test('what was typed into the form of a row is merged with what others have saved', async ({
  page,
  context,
}) => {
  const { installers: before, name } = await openWithSomeone(page);
  await before.rowWith(name).getByRole('button', { name: 'Update' }).click();
  await before.dialog.getByLabel('City').fill('Nashik');
  await page.close();

  const other = await context.newPage();
  const [stored] = await storedInstallers(other, name);
  await post(other, '/api/installer/update', { ...Object(stored), rate: 600 });
  const installers = await InstallersPage.open(other);
  await installers.find(name);
  await installers.rowWith(name).getByRole('button', { name: 'Update' }).click();
  await installers.dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(installers.dialog.getByLabel('City')).toHaveValue('Nashik');
  await installers.dialog.getByRole('button', { name: 'Update' }).click();
  await expect(other.getByText(/ also changed Rate\./)).toBeVisible();
  expect(await storedInstallers(other, name)).toEqual([
    expect.objectContaining({ city: 'Nashik', rate: 600 }),
  ]);
});
