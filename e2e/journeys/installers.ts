import { expect, type Page } from '@playwright/test';
import { ASHA, InstallersPage } from '../fixtures/installers-page';
import { newMark } from '../fixtures/new-mark';
import { post } from '../fixtures/post';

/** An installer that no other test uses, by the form's labels. */
export function someone(): Readonly<Record<string, string>> & {
  readonly 'Installer Name': string;
} {
  return { ...ASHA, 'Installer Name': `Asha ${newMark()}` };
}

/** Opens the screen with only the test's own installer in view. */
export async function openWithSomeone(page: Page) {
  const name = someone()['Installer Name'];
  const answer = await post(page, '/api/installer/add', {
    name,
    city: 'Pune',
    phone: '9829098290',
    aadhaarNo: '234123412346',
    rate: 512.5,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const installers = await InstallersPage.open(page);
  await installers.find(name);
  return { installers, name };
}

/** The installers of this name on the server. */
export async function storedInstallers(page: Page, name: string): Promise<readonly unknown[]> {
  const answer = await post(page, '/api/installer/fetch', undefined);
  expect(answer.ok()).toBe(true);
  const rows: readonly { readonly name: unknown }[] = await answer.json();
  return rows.filter((row) => row.name === name);
}
