import { expect, type Page } from '@playwright/test';
import { sendOtp, sendPassword } from '../fixtures/sign-in';
import { TablePage } from '../fixtures/table-page';
import { test } from '../fixtures/test';
import { ForeignServer } from './server/foreign-server';
import type { ReceivedRequest } from './server/responses';
import { ACCOUNT, OTP, startSession } from './server/sign-in';

/** The built application on the foreign server, which is new for each test. */
export const foreignTest = test.extend<{ readonly foreign: ForeignServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern here.
  foreign: async ({}, use) => {
    const foreign = await ForeignServer.start('dist/app');
    await use(foreign);
    await foreign.stop();
  },
  baseURL: ({ foreign }, use) => use(foreign.url),
});

/** `foreignTest` with a session that is already signed in. */
export const foreignStaffTest = foreignTest.extend({
  page: async ({ page, foreign }, use) => {
    const cookies = Object.entries(startSession(foreign.sessions));
    await page
      .context()
      .addCookies(cookies.map(([name, value]) => ({ name, value, url: foreign.url })));
    await use(page);
  },
});

/** The errors that the browser itself logs for requests that a test lets fail. */
export const FAILED_REQUEST = /status of (400|403|404|405|413|418|500|503)|ERR_/;

/** Signs in, from the sign-in screen. */
export async function signInOnForeign(page: Page): Promise<void> {
  await sendPassword(page, ACCOUNT);
  await sendOtp(page, OTP);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
}

/** Opens a screen with a table of these columns, and waits for its rows. */
export async function openTable(
  page: Page,
  path: string,
  columns: readonly string[],
): Promise<TablePage> {
  await page.goto(path);
  const table = new TablePage(page, columns);
  await table.arrive();
  await expect(table.rows.first()).toBeVisible();
  return table;
}

/** The bodies sent to a path. */
export function sentTo(foreign: ForeignServer, path: string): readonly unknown[] {
  return foreign.controls.requestsTo(path).map(({ text }) => (text === '' ? '' : JSON.parse(text)));
}

/** The headers that every request carries (the contract: Every request). */
export function expectOurHeaders({ headers }: ReceivedRequest): void {
  expect(headers['x-requested-with']).toBe('XMLHttpRequest');
  expect(headers.accept).toMatch(/^application\/json/);
  expect(headers['x-xsrf-token']).not.toContain('%');
}
