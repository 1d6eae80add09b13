import { askUntilVisible } from '../fixtures/ask-until-visible';
import { NO_ANSWER } from '../fixtures/lost-answers';
import { startSession } from '../fixtures/sign-in';
import { expect, ownServerTest as test } from '../fixtures/test';

const FILE = 'supplier.json';
const supplierWith = (fields: readonly object[]) => JSON.stringify({ label: 'Supplier', fields });
const NAME = { name: 'name', label: 'Name', type: 'text' };
const PHONE = { name: 'phone', label: 'Phone', type: 'phone' };

test('open pages follow an edited file without losing what was typed, and editors see what is wrong', async ({
  page,
  context,
  problems,
  startServer,
}) => {
  const server = await startServer({ entityFiles: { [FILE]: supplierWith([NAME, PHONE]) } });
  await startSession(page.request, server);
  const idle = await context.newPage();
  const news = page.getByRole('status', { name: 'Entity files' });
  await Promise.all([page, idle].map((one) => one.goto(`${server.url}/supplier`)));
  await page.getByLabel('Name').fill('Asha');
  await page.getByLabel('Phone').fill('9876543210');

  server.writeEntityFile(FILE, supplierWith([{ ...NAME, label: 'Company' }]));
  await askUntilVisible(idle.getByLabel('Company'));
  await askUntilVisible(news.getByText('reload the page'));
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
  await expect(page.getByLabel('Name')).toHaveValue('Asha');
  problems.expect(/422/);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Phone can no longer be entered here')).toBeVisible();
  await page.getByLabel('Phone').fill('');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('cell', { name: 'Asha' })).toBeVisible();

  server.writeEntityFile(FILE, '{\n  "label": "Supplier"\n  "pageSize": 5\n}');
  const report = idle.getByRole('status', { name: 'Entity files' });
  await askUntilVisible(report.getByText('supplier.json:3'));
  await expect(report).toContainText('A comma is missing here.');

  await test.step('without a network, both messages are in view', async () => {
    problems.expect(NO_ANSWER);
    await context.setOffline(true);
    const offline = idle.getByRole('status').filter({ hasText: /^Offline/ });
    await expect(offline).toBeVisible();
    const [above, below] = await Promise.all([report.boundingBox(), offline.boundingBox()]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    await expect(offline).toBeInViewport({ ratio: 1 });
  });

  await test.step('hiding the report returns the focus', async () => {
    await idle.getByLabel('Company').focus();
    await report.getByRole('button', { name: 'Hide' }).focus();
    await idle.keyboard.press('Enter');
    await expect(report).toBeEmpty();
    await expect(idle.getByLabel('Company')).toBeFocused();
  });
});
