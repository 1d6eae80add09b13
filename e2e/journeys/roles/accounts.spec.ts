import { readFileSync } from 'node:fs';
import { addAccount } from '../../fixtures/add-account';
import { askUntilVisible } from '../../fixtures/ask-until-visible';
import { violationsOf } from '../../fixtures/axe';
import { sendOtp, sendPassword, startSession } from '../../fixtures/sign-in';
import { expect, ownServerTest as test } from '../../fixtures/test';

const CLERK = { username: 'uma', password: 'tamarind-tree-43', roles: ['clerk'] };
const roles = {
  clerk: { accounts: 'all' },
  sales: { installer: ['read', 'add'] },
  reader: { installer: ['read'] },
};

test('an account manager adds an account, gives it a role and blocks it, and the audit log says so', async ({
  page,
  browser,
  startServer,
}) => {
  const server = await startServer({
    entityFiles: {
      'installer.json': readFileSync('entity-configs/installer.json', 'utf8'),
      'roles.json': JSON.stringify(roles),
    },
  });
  addAccount(server, CLERK);
  await startSession(page.request, server, CLERK);
  await page.goto(`${server.url}/dashboard`);
  await page.getByRole('link', { name: 'Accounts' }).click();

  const form = page.getByRole('form', { name: 'Add Account' });
  await form.getByLabel('User Name').fill('meera');
  await form.getByLabel('Roles').fill('sales');
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: 'Submit' }).click();
  const shown = page.getByRole('dialog', { name: 'Password of meera' });
  const password = (await shown.locator('code').textContent()) ?? '';
  expect(await violationsOf(page)).toEqual([]);
  await shown.getByRole('button', { name: 'Close' }).click();
  const row = page.getByRole('row', { name: /^meera/ });
  await expect(row).toContainText('sales');

  const others = await browser.newContext({ baseURL: server.url });
  const other = await others.newPage();
  await other.goto('/login');
  const otp = await server.otpAfter(() => sendPassword(other, { username: 'meera', password }));
  await sendOtp(other, otp);
  await other.getByRole('link', { name: 'Installers' }).click();
  const name = other.getByLabel('Installer Name');
  await name.fill('Asha of Jaipur');

  await row.getByRole('button', { name: 'Update' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update meera' });
  await dialog.getByLabel('Roles').press('Backspace');
  await dialog.getByLabel('Roles').fill('reader');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(row).toContainText('reader');
  await askUntilVisible(other.getByText('What you may do has changed.').first());
  await expect(name).toBeHidden();
  await expect(other.getByRole('cell').first()).toBeVisible();

  await row.getByRole('button', { name: 'Update' }).click();
  await dialog.getByLabel('Roles').fill('sales');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(row).toContainText('sales');
  await askUntilVisible(name);
  // What was typed is still there once there is the right to send it.
  await expect(name).toHaveValue('Asha of Jaipur');

  await row.getByRole('button', { name: 'Block' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await expect(row).toContainText('Blocked');
  expect((await other.request.get('/api/user')).status()).toBe(401);
  await expect(page.getByRole('row', { name: /^uma/ }).getByRole('button')).toHaveCount(0);

  await page.getByRole('link', { name: 'Audit Log' }).click();
  await expect(page.getByRole('heading', { name: 'Audit Log' })).toBeVisible();
  await page.getByLabel('Person').selectOption('meera');
  await page.getByLabel('Kind').selectOption('Account changed');
  const entries = page.getByRole('main').getByRole('listitem');
  await expect(entries).toHaveCount(3);
  await expect(entries.first()).toContainText('Account changed meera · blocked: yes');
  await expect(entries.first()).toContainText('uma');
  expect(await violationsOf(page)).toEqual([]);
});
