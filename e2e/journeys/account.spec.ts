import { violationsOf } from '../fixtures/axe';
import { PaperhangerServer } from '../fixtures/paperhanger-server';
import { DEMO, startSession } from '../fixtures/sign-in';
import { expect, ownSessionTest, pageTest } from '../fixtures/test';

// The accounts of the other tests’ servers keep their passwords.
pageTest('changes the password, which ends all other sessions', async ({ page, playwright }) => {
  const server = await PaperhangerServer.start();
  const other = await playwright.request.newContext();
  await startSession(other, server);
  await startSession(page.request, server);
  await page.goto(`${server.url}/installer`);

  const account = page.getByRole('button', { name: 'Account' });
  await account.click();
  await expect(page.getByText(/Last other sign-in/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('menuitem', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  const password = dialog.getByLabel('New password');
  await dialog.getByLabel('Current password').fill(DEMO.password);
  await password.fill('iloveyou123');
  await password.press('Enter');
  await expect(password).toHaveAccessibleDescription(/leaked/);
  expect(await violationsOf(page)).toEqual([]);
  await password.fill('tamarind-tree-43');
  await password.press('Enter');
  await expect(page.getByText(/Your password was changed/)).toBeVisible();
  await expect(dialog).toBeHidden();
  expect((await other.get(`${server.url}/api/user`)).status()).toBe(401);
  expect((await page.request.get(`${server.url}/api/user`)).status()).toBe(200);
  await other.dispose();
  await server.stop();
  server.removeData();
});

ownSessionTest('signs out everywhere, from the menu', async ({ page, server, playwright }) => {
  const other = await playwright.request.newContext();
  await startSession(other, server);
  await page.goto(`${server.url}/installer`);
  await page.getByRole('button', { name: 'Account' }).click();
  const signedOut = page.waitForResponse('**/signOutEverywhere');
  await page.getByRole('menuitem', { name: 'Sign out everywhere' }).click();
  expect((await (await signedOut).allHeaders())['clear-site-data']).toBe('"cache"');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect((await other.get(`${server.url}/api/user`)).status()).toBe(401);
  await other.dispose();
});
