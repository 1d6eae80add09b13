import { violationsOf } from '../fixtures/axe';
import { SOME_PDF, savedBy } from '../fixtures/downloads';
import { holdRequests } from '../fixtures/hold-requests';
import { PdfPage } from '../fixtures/pdf-page';
import { expect, staffTest as test } from '../fixtures/test';

const DOWNLOAD = '**/api/pdf/download';
/** How long a busy machine may take to draw the pictures of a PDF. */
const DRAWING_MS = 40_000;
const WAIT = 'Please wait a little until the downloading finish and click again.';

test('wallpapers are chosen one by one or all at once, and the PDF has them in the chosen order', async ({
  page,
}) => {
  const pdf = await PdfPage.open(page);
  await test.step('wallpapers chosen one by one are in the PDF in the order in which they were chosen', async () => {
    await pdf.box('WP-0007').click();
    await pdf.searchFor('wp-0003');
    await pdf.box('WP-0003').click();
    await pdf.search.fill('');
    await expect(pdf.box('WP-0007')).toBeChecked();
    await expect(pdf.chosen(2)).toBeVisible();
    let sent: unknown;
    // Playwright knows the body of a request only if it routes it.
    await page.route(DOWNLOAD, (route) => {
      sent = route.request().postDataJSON();
      return route.continue();
    });
    const { name, bytes } = await savedBy(page, () => pdf.download.click(), DRAWING_MS);
    expect(sent).toEqual({ wp: ['WP-0007', 'WP-0003'] });
    expect(name).toBe('catalogue.pdf');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.subarray(-8).toString()).toContain('%%EOF');
    await expect(pdf.download).toBeVisible();
    await pdf.clear.click();
    await expect(pdf.chosen(0)).toBeVisible();
  });

  await test.step('all matches are chosen at once, and cleared at once', async () => {
    await pdf.searchFor('wp-0300');
    await pdf.box('WP-0300').click();
    await pdf.searchFor('wp-001');
    await pdf.chooseAll.click();
    await expect(pdf.chosen(11)).toBeVisible();
    await page.route(DOWNLOAD, (route) => route.fulfill(SOME_PDF));
    const asked = page.waitForRequest(DOWNLOAD);
    await savedBy(page, () => pdf.download.click());
    const { wp } = (await asked).postDataJSON();
    expect([wp[0], wp[1], wp.length]).toEqual(['WP-0300', 'WP-0010', 11]);

    await pdf.clear.click();
    await expect(pdf.chosen(0)).toBeVisible();
  });
});

test('a category’s PDF needs no selection; a click during a download says to wait, and leaving cancels nothing', async ({
  page,
}) => {
  const pdf = await PdfPage.open(page);
  await test.step('a category narrows the list, and its PDF needs no selection', async () => {
    const category = page.getByRole('combobox', { name: 'Category', exact: true });
    await category.click();
    await page.getByRole('option', { name: /^Bedroom / }).click();
    await expect(page).toHaveURL(/[?&]category=107/);
    const text = page.getByText(/^None selected: the PDF will have all \d+ wallpapers/);
    const count = Number(/\d+/.exec((await text.textContent()) ?? '')?.[0]);
    expect(count).toBeLessThan(300);
    expect(await violationsOf(page)).toEqual([]);
    await page.reload();
    await expect(text).toBeVisible();
    const sent: { readonly wp: readonly string[] }[] = [];
    await page.route(DOWNLOAD, (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill(SOME_PDF);
    });
    await savedBy(page, () => pdf.download.click());
    const [first = ''] = sent[0]?.wp ?? [];
    expect(sent[0]?.wp).toHaveLength(count);
    await pdf.box(first).click();
    await expect(pdf.chosen(1)).toBeVisible();
    await savedBy(page, () => pdf.download.click());
    expect(sent[1]).toEqual({ wp: [first] });
    await pdf.clear.click();
    await category.click();
    await page.getByRole('option', { name: 'All categories' }).click();
    await expect(pdf.chosen(0)).toBeVisible();
  });

  await test.step('the Views menu opens', async () => {
    await page.getByRole('button', { name: 'Views' }).click();
    await expect(page.getByRole('menuitem', { name: 'Save view' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a click during a download says to wait; leaving the screen does not cancel it', async () => {
    await pdf.box('WP-0001').click();
    let calls = 0;
    await page.route(DOWNLOAD, (route) => {
      calls++;
      return route.fulfill(SOME_PDF);
    });
    const release = await holdRequests(page, DOWNLOAD);
    await pdf.download.click();
    await pdf.downloading.click();
    await expect(page.getByText(WAIT, { exact: true })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'FAQs' }).click();
    await expect(page).toHaveURL(/\/faq$/);
    const { name } = await savedBy(page, async () => release());
    expect([name, calls]).toEqual(['catalogue.pdf', 1]);
    await page.getByRole('link', { name: 'PDF' }).click();
    await expect(pdf.download).toBeVisible();
    await expect(pdf.chosen(1)).toBeVisible();
  });
});
