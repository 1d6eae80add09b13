import type { Locator } from '@playwright/test';
import { newMark } from '../conformance/field-entries';
import { expect, staffTest as test } from '../fixtures/test';

test('the tag of a row that was just added stands out', async ({ page }) => {
  await page.goto('/article');
  const form = page.getByRole('form', { name: 'Add Article' });
  const h1 = `Papers for ceilings ${newMark()}`;
  await form.getByRole('textbox', { name: 'H1' }).fill(h1);
  await form.getByRole('textbox', { name: 'Article ID' }).fill(newMark());
  await form.getByRole('button', { name: 'Submit' }).click();
  const row = page.getByRole('row').filter({ hasText: h1 });
  await expect(row).toBeVisible();
  const background = (of: Locator) => of.evaluate((one) => getComputedStyle(one).backgroundColor);
  const tag = row.getByText('Article', { exact: true });
  expect(await background(tag)).not.toBe(await background(row));
});

test('the preview of an article comes into view', async ({ page }) => {
  await page.goto('/article');
  const form = page.getByRole('form', { name: 'Add Article' });
  await form.getByRole('textbox', { name: 'H1' }).fill('Papers for stairwells');
  await form.getByRole('textbox', { name: 'Div 1' }).fill('<p>Measure each wall.</p>');
  await form.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.getByTitle(/^Preview of/)).toBeInViewport({ ratio: 0.9 });
});
