import type { Locator } from '@playwright/test';
import { newMark } from '../fixtures/new-mark';
import { picture } from '../fixtures/pictures';
import { expect, staffTest as test } from '../fixtures/test';

test('pictures are uploaded to an article and shown in its preview; the tag of a new article stands out', async ({
  page,
}) => {
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

  await form.getByRole('textbox', { name: 'H1' }).fill('Papers for stairwells');
  await expect(form.getByPlaceholder('HTML')).toHaveCount(5);
  await form.getByRole('textbox', { name: 'Div 1' }).fill('<p>Measure each wall.</p>');
  await form.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.getByTitle(/^Preview of/)).toBeInViewport({ ratio: 0.9 });
  await form.getByRole('button', { name: 'Reset' }).click();

  await form.getByRole('textbox', { name: 'H1' }).fill(`Papers for attics ${newMark()}`);
  await form.getByRole('textbox', { name: 'Article ID' }).fill(newMark());
  const upload = async (label: string) =>
    form
      .getByLabel(label)
      .first()
      .setInputFiles(await picture('attic.jpg'));
  await upload('Upload a picture');
  const path = /^images\/uploads\/\w+\.jpg$/;
  await expect(form.getByRole('textbox', { name: 'Article Image' })).toHaveValue(path);

  const part = form.getByRole('textbox', { name: 'Div 1' });
  await part.focus();
  const insert = form.getByText('Insert picture').first();
  const place = await insert.boundingBox();
  await part.fill('<p>Mind the slope.</p>');
  await expect(form.getByRole('button', { name: 'Show formatted' })).toBeVisible();
  expect((await insert.boundingBox())?.x).toBe(place?.x);
  await upload('Insert picture');
  await expect(part).toHaveValue(/<img src="\/images\/uploads\/\w+\.jpg" alt="">/);
  await page.keyboard.type('An attic');
  await expect(part).toHaveValue(/ alt="An attic">/);
  await form.getByRole('button', { name: 'Show formatted' }).click();
  const shown = page
    .getByTitle('Preview of Div 1')
    .contentFrame()
    .getByRole('img', { name: 'An attic' });
  await expect
    .poll(() => shown.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(part).toHaveValue('');
});
