import { post } from '../fixtures/post';
import { expect, staffTest as test } from '../fixtures/test';

test('a coupon’s day can be typed; its type limits the amount, a past day has a warning, and an expired coupon has a tag', async ({
  page,
}) => {
  const coupon = { name: 'Rules Test', application: 0, status: true };
  for (const [code, validTill] of [
    ['RULES-OLD', '2020-01-31'],
    ['RULES-NEW', '2099-12-31'],
  ])
    await post(page, '/api/coupon/add', { ...coupon, code, type: 0, amount: 150, validTill });

  await page.goto('/coupon?search=RULES-');
  const typed = page.getByRole('form').getByLabel('Valid Till');
  await typed.focus();
  // Moves to the year, wherever the browser’s language puts it.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('2031');
  await expect(typed).toHaveValue(/^2031-/);
  await expect(typed).toHaveAttribute('type', 'date');
  await page.getByRole('form').getByRole('button', { name: 'Reset' }).click();

  const row = (code: string) => page.getByRole('row').filter({ hasText: code });
  await expect(row('RULES-OLD')).toContainText('31 Jan 2020 Expired');
  await expect(row('RULES-NEW')).toContainText('31 Dec 2099');
  await expect(row('RULES-NEW')).not.toContainText('Expired');

  await row('RULES-NEW').getByRole('button', { name: 'Update' }).click();
  const dialog = page.getByRole('dialog');
  const day = dialog.getByLabel('Valid Till');
  await day.fill('2020-01-31');
  await day.blur();
  await expect(day).toHaveAccessibleDescription('This date is in the past.');

  await dialog.getByLabel('Type').selectOption('Percentage');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog.getByLabel('Amount / Percentage')).toHaveAccessibleDescription(
    'Amount / Percentage must be 100% or less if Type is “Percentage”.',
  );

  await dialog.getByLabel('Amount / Percentage').fill('15');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog).toBeHidden();
  await expect(row('RULES-NEW')).toContainText('31 Jan 2020 Expired');
});
