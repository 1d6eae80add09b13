import type { Locator } from '@playwright/test';
import { post } from '../../fixtures/post';
import { expect, staffTest as test } from '../../fixtures/test';
import { openWithSomeone, storedInstallers } from '../installers';

/** Like `askUntilVisible`, with the page's own clock. */
async function expectSoon(found: Locator): Promise<void> {
  await expect(async () => {
    await found.page().clock.fastForward(8000);
    await expect(found).toBeVisible({ timeout: 500 });
  }).toPass();
}

test('nothing is fetched again while nothing changes; others’ changes appear by themselves without moving anything', async ({
  page,
}) => {
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const { installers, name } = await openWithSomeone(page);
  await test.step('unchanged rows aren’t fetched again', async () => {
    const polls = () => asked.filter((path) => path === '/api/studio/version').length;
    // The button loads with the code that asks.
    await page.getByRole('button', { name: 'Columns' }).waitFor();
    await page.clock.fastForward(8000);
    await expect.poll(polls).toBeGreaterThan(0);
    asked.length = 0;
    await page.clock.fastForward(8000);
    await expect.poll(polls).toBeGreaterThan(0);
    expect(asked.filter((path) => path.startsWith('/api/installer'))).toEqual([]);
  });

  const [stored] = await storedInstallers(page, name);
  const update = { ...Object(stored), city: 'Nashik' };
  await test.step('another person’s change appears in place', async () => {
    await installers.field('City').fill('Half a ci');
    await installers.rowWith(name).getByRole('button', { name: 'Update' }).focus();

    expect((await post(page, '/api/installer/update', update)).ok()).toBe(true);
    await expectSoon(installers.rowWith(name).getByText('Nashik'));
    await expect(installers.rowWith(name).getByRole('button', { name: 'Update' })).toBeFocused();
    await expect(installers.field('City')).toHaveValue('Half a ci');
  });

  await test.step('a new row waits for a click', async () => {
    // Another row of that name is below, and one that sorts before it would shift the row.
    await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
    const another = { ...update, id: undefined, name: `A ${name}` };
    expect((await post(page, '/api/installer/add', another)).ok()).toBe(true);
    const show = page.getByRole('button', { name: 'Show 1 new row' });
    await expectSoon(show);
    await expect(installers.rows).toHaveCount(1);
    await show.click();
    await expect(installers.rows.first()).toContainText(`A ${name}`);
    await expect(show).toBeHidden();
  });
});
