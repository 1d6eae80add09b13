import { expect, type Page } from '@playwright/test';
import { InstallersPage } from '../fixtures/installers-page';
import { sendOtp, sendPassword } from '../fixtures/sign-in';
import { TablePage } from '../fixtures/table-page';
import { pageTest } from '../fixtures/test';
import type { ReceivedRequest } from './server/answers';
import { ForeignServer } from './server/foreign-server';
import { ACCOUNT, OTP } from './server/sign-in';

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

/** What the browser itself notes of calls that a test lets fail. */
export const FAILED_CALL = /status of (400|403|404|405|413|418|500|503)|ERR_/;

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

/** Signs in and goes to a screen with a table of these columns. */
export async function openTable(
  page: Page,
  link: string,
  columns: readonly string[],
): Promise<TablePage> {
  await page.goto('/login');
  await signInAbroad(page);
  await page.getByRole('navigation').getByRole('link', { name: link, exact: true }).click();
  const table = new TablePage(page, columns);
  await table.arrive();
  await expect(table.rows.first()).toBeVisible();
  return table;
}

/** The bodies sent to a path. */
export function sentTo(foreign: ForeignServer, path: string): readonly unknown[] {
  return foreign.controls.callsOf(path).map(({ text }) => (text === '' ? '' : JSON.parse(text)));
}

/** What every call brings along (the contract: Every request). */
export function expectOurHeaders({ headers }: ReceivedRequest): void {
  expect(headers['x-requested-with']).toBe('XMLHttpRequest');
  expect(headers.accept).toMatch(/^application\/json/);
  expect(headers['x-xsrf-token']).not.toContain('%');
}

/** Opens the Activity panel and looks for what failed. */
export async function expectActivity(page: Page, what: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: /^Activity/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Activity' });
  await expect(drawer.getByText(what).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
}
