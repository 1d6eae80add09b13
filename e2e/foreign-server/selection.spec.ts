import { expect } from '../fixtures/test';
import { FAILED_REQUEST, openInstallers, sentTo, foreignStaffTest as test } from './foreign-test';
import { json } from './server/responses';

const UPDATE = '/api/installer/update';

test('rows are changed one by one; those that fail are named and stay selected', async ({
  page,
  foreign,
  problems,
}) => {
  problems.expect(FAILED_REQUEST);
  await openInstallers(page);
  const bar = page.getByRole('region', { name: 'Selection' });
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await bar.getByRole('button', { name: 'Select all 7' }).click();
  await expect(bar.getByText('7 selected')).toBeVisible();
  await expect(page.getByRole('button', { name: 'History' })).toHaveCount(0);

  await bar.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit 7 Installers' });
  await dialog.getByLabel('Field').selectOption('City');
  await dialog.getByLabel('City').fill('Ajmer');
  const errors = { city: ['The city is closed.'] };
  foreign.controls.answerNext(UPDATE, json(422, { message: 'Invalid.', errors }));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText(
    /^4 of 7 changed\. 3 failed: Ramesh Kumar – The city is closed\..+ – The phone must be 10 digits\./,
  );
  expect(sentTo(foreign, UPDATE)).toHaveLength(7);
  expect(foreign.controls.requestsTo('/api/selection/edit')).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(bar.getByText('3 selected')).toBeVisible();
});
