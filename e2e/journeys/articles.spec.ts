import { expect, staffTest as test } from '../fixtures/test';

test('the preview of an article comes into view', async ({ page }) => {
  await page.goto('/article');
  const form = page.getByRole('form', { name: 'Add Article' });
  await form.getByRole('textbox', { name: 'H1' }).fill('Papers for stairwells');
  await form.getByRole('textbox', { name: 'Div 1' }).fill('<p>Measure each wall.</p>');
  await form.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.getByTitle(/^Preview of/)).toBeInViewport({ ratio: 0.9 });
});
