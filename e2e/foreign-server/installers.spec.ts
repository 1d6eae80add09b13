import { ASHA, InstallersPage } from '../fixtures/installers-page';
import { expect } from '../fixtures/test';
import { FAILED_REQUEST, foreignStaffTest as test } from './foreign-test';
import type { ForeignServer } from './server/foreign-server';
import { json } from './server/responses';

/** The bodies sent to an endpoint of the installers. */
const sent = (foreign: ForeignServer, call: string): unknown[] =>
  foreign.controls.requestsTo(`/api/installer/${call}`).map(({ text }) => JSON.parse(text));
const fetches = (foreign: ForeignServer) =>
  foreign.controls.requestsTo('/api/installer/fetch').length;

test('installers in any format are shown and sorted; a new one is sent as its fields, and errors appear under them', async ({
  page,
  foreign,
}) => {
  const installers = await InstallersPage.open(page);
  await test.step('values in any format are shown', async () => {
    await expect(installers.rowWith('Ramesh Kumar')).toContainText('₹450');
    await expect(installers.rowWith('Anita Desai')).toContainText('₹1,250.50');
    await expect(installers.rowWith('Anita Desai')).toContainText('9829012346');
    await expect(installers.rowWith('अनिल शर्मा')).toContainText('as agreed');
    await expect(installers.rowWith('अनिल शर्मा')).toContainText('0141-2345678');
    await expect(installers.rowWith('Vikram Singh').getByRole('cell').nth(1)).toHaveText('');
    await expect(page.getByText(/null|undefined|NaN|\[object/)).toHaveCount(0);
    await expect(page.getByText('1–5 of 7')).toBeVisible();
  });

  await test.step('rates are sorted as numbers', async () => {
    const header = page.getByRole('columnheader', { name: 'Rate' });
    const names = () => installers.rows.locator(':scope > :first-child').allTextContents();
    await header.getByRole('button').click();
    if ((await header.getAttribute('aria-sort')) === 'descending') {
      await header.getByRole('button').click();
    }
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect
      .poll(names)
      .toEqual(['Zubin Irani', 'Farhan Ali', 'Ramesh Kumar', 'Lakshmi Iyer', 'Anita Desai']);
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect.poll(async () => (await names()).at(-1)).toBe('Vikram Singh');
  });

  await test.step('an update keeps the search, sort and page', async () => {
    const search = page.getByRole('searchbox', { name: 'Search' });
    await search.fill('9829');
    const byName = page.getByRole('columnheader', { name: 'Name' });
    await byName.getByRole('button').click();
    await expect(byName).toHaveAttribute('aria-sort', 'ascending');
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByText('6–6 of 6')).toBeVisible();
    await expect(page).toHaveURL(/9829/);
    const address = page.url();

    await installers.update('Zubin Irani', { Rate: '80' });
    await expect(installers.rowWith('Zubin Irani')).toContainText('₹80');
    await expect(page.getByText('6–6 of 6')).toBeVisible();
    await expect(search).toHaveValue('9829');
    await expect(byName).toHaveAttribute('aria-sort', 'ascending');
    expect(page.url()).toBe(address);
  });

  await test.step('an added row is sent as its fields; the server’s messages appear under them, and nothing is lost', async () => {
    await page.goto('/installer');
    await expect(installers.rowWith('Ramesh Kumar')).toBeVisible();
    const before = fetches(foreign);
    await installers.add();
    await expect(page.getByText('1–5 of 8')).toBeVisible();
    expect(sent(foreign, 'add')).toEqual([
      {
        name: 'Asha Rao',
        city: 'Pune',
        phone: '9829098290',
        aadhaarNo: '234123412346',
        rate: 512.5,
      },
    ]);
    expect(
      foreign.controls.requestsTo('/api/installer/add')[0]?.headers['idempotency-key'],
    ).toMatch(/.{16}/);
    expect(fetches(foreign)).toBe(before + 1);
    await installers.expectEmpty();

    // Messages about fields that the form lacks are also shown.
    const errors = { 'documents.0': ['The document is missing.'] };
    foreign.controls.answerNext('/api/installer/add', json(422, { message: 'Invalid.', errors }));
    await installers.add();
    await expect(page.getByText('The document is missing.')).toBeVisible();
    await installers.expectFilled();

    const typed = { ...ASHA, City: '', Phone: '12345' };
    await installers.add(typed);
    const city = installers.field('City');
    await expect(city).toHaveAttribute('aria-invalid', 'true');
    await expect(city).toHaveAccessibleDescription(/The city field is required\./);
    await expect(installers.field('Phone')).toHaveAccessibleDescription(
      /The phone must be 10 digits\./,
    );
    await expect(installers.field('Rate')).not.toHaveAttribute('aria-invalid', 'true');
    await installers.expectFilled(typed);
    await expect(installers.submit).toBeEnabled();

    await installers.add(ASHA);
    await expect(installers.field('City')).toHaveValue('');
    await expect(city).not.toHaveAttribute('aria-invalid', 'true');
  });
});

test('an update sends the whole row with the edited fields changed, a removal the id; selected rows are sent one by one', async ({
  page,
  foreign,
  problems,
}) => {
  problems.expect(FAILED_REQUEST);
  const installers = await InstallersPage.open(page);
  const [row, second, empty, strange] = foreign.installers.rows;
  await test.step('an update changes only the edited fields of the row', async () => {
    await installers.update('Ramesh Kumar', { City: 'Ajmer' });
    await expect(page.getByRole('status').filter({ hasText: 'Data Updated' })).toBeVisible();
    await expect(installers.dialog).toBeHidden();
    expect(sent(foreign, 'update')).toEqual([{ ...row, city: 'Ajmer' }]);
    await expect(installers.rowWith('Ramesh Kumar')).toContainText('Ajmer');

    // A text that the server sent as a number is sent back as text.
    await installers.update('Anita Desai', { Rate: '1300' });
    await expect(installers.dialog).toBeHidden();
    expect(sent(foreign, 'update')[1]).toEqual({ ...second, phone: '9829012346', rate: 1300 });
    await expect(installers.rowWith('Anita Desai')).toContainText('₹1,300');
  });

  await test.step('empty and unknown values are sent back unchanged', async () => {
    await installers.update('अनिल शर्मा', { City: 'Bundi' });
    const phone = installers.dialog.getByLabel('Phone');
    await expect(phone).toHaveAccessibleDescription(/The phone must be 10 digits\./);
    await expect(installers.dialog.getByLabel('City')).toHaveValue('Bundi');
    await installers.dialog.getByRole('button', { name: 'Close' }).click();
    expect(sent(foreign, 'update')[2]).toEqual({ ...strange, city: 'Bundi' });

    await installers.update('Vikram Singh', { City: 'Pali' });
    await expect(installers.dialog.getByLabel('Rate')).toHaveAccessibleDescription(/required/);
    expect(sent(foreign, 'update')[3]).toEqual({ ...empty, city: 'Pali' });
    await installers.dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('selected rows are changed one by one; those that fail are named and stay selected', async () => {
    const bar = page.getByRole('region', { name: 'Selection' });
    await page.getByRole('checkbox', { name: 'Select all rows' }).check();
    await bar.getByRole('button', { name: 'Select all 7' }).click();
    await expect(bar.getByText('7 selected')).toBeVisible();
    await expect(page.getByRole('button', { name: 'History' })).toHaveCount(0);

    await bar.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit 7 Installers' });
    await dialog.getByLabel('Field').selectOption('City');
    await dialog.getByLabel('City').fill('Alwar');
    const errors = { city: ['The city is closed.'] };
    foreign.controls.answerNext(
      '/api/installer/update',
      json(422, { message: 'Invalid.', errors }),
    );
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText(
      /^4 of 7 changed\. 3 failed: Ramesh Kumar – The city is closed\..+ – The phone must be 10 digits\./,
    );
    expect(sent(foreign, 'update')).toHaveLength(4 + 7);
    expect(foreign.controls.requestsTo('/api/selection/edit')).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(bar.getByText('3 selected')).toBeVisible();
    await bar.getByRole('button', { name: 'Clear selection' }).click();
  });

  await test.step('a removal sends the id', async () => {
    await installers.remove('Farhan Ali');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(installers.rowWith('Farhan Ali')).toHaveCount(0);
    expect(sent(foreign, 'remove')).toEqual([{ id: '105' }]);
  });

  await test.step('updating a row that no longer exists says so, and keeps what was typed', async () => {
    await installers.rowWith('Lakshmi Iyer').getByRole('button', { name: 'Update' }).click();
    foreign.installers.rows = foreign.installers.rows.filter(({ name }) => name !== 'Lakshmi Iyer');
    await installers.dialog.getByLabel('City').fill('Kota');
    await installers.dialog.getByRole('button', { name: 'Update' }).click();
    await expect(installers.dialog.getByRole('alert')).toHaveText(
      'Lakshmi Iyer no longer exists. Someone may have removed it.',
    );
    await expect(installers.dialog.getByLabel('City')).toHaveValue('Kota');
    await expect(page.getByText('This server cannot do that.')).toHaveCount(0);
  });
});
