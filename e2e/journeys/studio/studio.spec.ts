import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addAccount } from '../../fixtures/add-account';
import { askUntilVisible } from '../../fixtures/ask-until-visible';
import { violationsOf } from '../../fixtures/axe';
import { holdRequests } from '../../fixtures/hold-requests';
import { startSession } from '../../fixtures/sign-in';
import { studioOf } from '../../fixtures/studio-page';
import { cutShare } from '../../fixtures/table-page';
import { expect, staffTest, ownServerTest as test } from '../../fixtures/test';

const TARA = { username: 'tara', password: 'tamarind-tree-43' };

/** Renames a field in its form, after trying a name that is taken. */
async function rename(page: Page, field: string, names: { taken: string; to: string }) {
  await studioOf(page).button(`Rename ${field}`).click();
  const dialog = page.getByRole('dialog', { name: `Rename ${field}` });
  await dialog.getByLabel('Name').fill(names.taken);
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(dialog).toContainText('A field with this name already exists.');
  await dialog.getByLabel('Name').fill(names.to);
  await dialog.getByRole('button', { name: 'Rename' }).click();
}

test('an editor changes a screen, previews it, publishes it, and restores the old one', async ({
  page,
  browser,
  problems,
  startServer,
}) => {
  const installer = readFileSync('entity-configs/installer.json', 'utf8');
  const server = await startServer({ entityFiles: { 'installer.json': installer } });
  addAccount(server, TARA);
  const others = await browser.newContext({ baseURL: server.url });
  const other = await others.newPage();
  await startSession(page.request, server);
  await startSession(other.request, server, TARA);
  const studio = studioOf(page);

  await test.step('someone who isn’t an editor sees no way to change a screen', async () => {
    await other.goto('/studio');
    await expect(other.getByText('Only editors can change the screens.')).toBeVisible();
    await expect(other.getByRole('link', { name: 'Config Studio' })).toBeHidden();
    expect((await other.request.get('/api/studio/configs')).status()).toBe(403);
    await other.goto('/installer');
    await expect(other.getByLabel('City')).toBeVisible();
    await other.getByRole('button', { name: 'Help' }).click();
    const help = other.getByRole('dialog', { name: 'About Installers' });
    await expect(help).toBeVisible();
    await expect(help.getByRole('button', { name: 'Edit this screen' })).toBeHidden();
    await help.getByRole('button', { name: 'Close' }).first().click();
  });

  await test.step('a screen’s help and the palette lead to its config', async () => {
    await page.goto(`${server.url}/installer`);
    await page.getByRole('button', { name: 'Help' }).click();
    await page.getByRole('button', { name: 'Edit this screen' }).click();
    await expect(page).toHaveURL(/\/studio\?config=installer$/);
    await expect(studio.preview.getByLabel('City')).toBeVisible();
    await page.goBack();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('edit this screen');
    await page.getByRole('option', { name: /^Edit this screen/ }).click();
    await expect(page).toHaveURL(/\/studio\?config=installer$/);
    await expect(studio.preview.getByLabel('City')).toBeVisible();
  });

  await test.step('a misspelt key is explained, and the preview keeps the last valid config', async () => {
    await studio.replace('"city", ', '"city", "lable": "Town", ');
    await expect(studio.problems).toContainText('Did you mean "label"?');
    await expect(studio.impact).toContainText('not known yet');
    await expect(studio.preview.getByLabel('City')).toBeVisible();
  });

  await test.step('edits show in the preview, where nothing is saved', async () => {
    await studio.replace(
      '"lable": "Town"',
      '"label": "Town", "type": "text" }, { "name": "van", "label": "Van"',
    );
    await expect(studio.preview.getByLabel('Town')).toBeVisible();
    await expect(studio.preview.getByLabel('Van')).toBeVisible();
    await expect(studio.impact).toContainText('van');
    await page.getByLabel('Page size').fill('7');
    await expect(studio.text).toContainText('"pageSize": 7');
    await studio.preview.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Preview: nothing is saved.')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    // Keys can scroll the list of what publishing does to the rows.
    const impactText = studio.impact.locator('ul').first().locator('..');
    await impactText.focus();
    await expect(impactText).toBeFocused();
    await expect(other.getByLabel('City')).toBeVisible();
  });

  await test.step('others get the change once it is published', async () => {
    await studio.publish('Towns and vans');
    await askUntilVisible(other.getByLabel('Town'));
    await expect(other.getByLabel('Van')).toBeVisible();
  });

  await test.step('an earlier version is compared, restored and published again', async () => {
    await studio.button('Versions').click();
    const versions = page.getByRole('dialog', { name: 'Versions' });
    await expect(versions.getByRole('listitem').first()).toContainText('Towns and vans');
    await expect(versions.getByText('live', { exact: true })).toHaveCount(1);
    await expect(versions.getByRole('listitem').first()).toContainText('live');
    await expect(
      versions.getByRole('listitem').first().getByRole('button', { name: 'Restore' }),
    ).toHaveCount(0);
    await expect(versions.getByRole('listitem').last()).toContainText('From the file');
    await versions.getByRole('listitem').last().getByRole('button', { name: 'Compare' }).click();
    await expect(versions).toContainText('"label": "Town"');
    await versions.getByRole('listitem').last().getByRole('button', { name: 'Restore' }).click();
    await expect(studio.preview.getByLabel('City')).toBeVisible();
    await studio.publish('Back');
    await askUntilVisible(other.getByLabel('City'));
  });

  await test.step('a new config is made from sample rows, and discarded', async () => {
    await studio.button('New config').click();
    const adding = page.getByRole('dialog', { name: 'New config' });
    const rows = 'Dealer,Joined\nAsha,2026-11-01\nRavi,2026-11-05\nTara,2026-11-09\n';
    const file = { name: 'dealers.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) };
    await adding.getByLabel('Sample rows').setInputFiles(file);
    await expect(adding).toContainText('joined: date, because every value is a date');
    await adding.getByLabel('Menu group').fill('Partners');
    await adding.getByRole('button', { name: 'Create' }).click();
    await expect(studio.preview.getByLabel('Joined')).toBeVisible();
    await expect(studio.text).toContainText('"navigation": { "group": "Partners" }');
    await studio.button('Discard draft').click();
    await expect(studio.preview.getByLabel('City')).toBeVisible();
  });

  await test.step('removing a config needs a confirmation, and its draft can be discarded', async () => {
    await studio.button('Remove config').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove config' }).click();
    await expect(page.getByText('Publishing removes this screen.')).toBeVisible();
    await studio.button('Discard draft').click();
    await expect(studio.preview.getByLabel('City')).toBeVisible();
  });

  problems.expect(/403/);
});

test('Windows line endings are kept, old keys corrected, and encrypted numbers stored as plain text only once confirmed', async ({
  page,
  startServer,
}) => {
  const installer = readFileSync('entity-configs/installer.json', 'utf8').replaceAll('\n', '\r\n');
  const server = await startServer({ entityFiles: { 'installer.json': installer } });
  await startSession(page.request, server);
  await page.goto(`${server.url}/studio`);
  const studio = studioOf(page);
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await test.step('CRLF line endings are kept, and only what was edited differs', async () => {
    await studio.text.press('Control+Home');
    await studio.text.pressSequentially(' ');
    await expect(page.getByText('Draft saved')).toBeVisible();
    await page.getByLabel('Page size').fill('7');
    await studio.button('Publish').click();
    await dialog.locator('summary').click();
    await expect(dialog.getByText('removed:')).toHaveCount(2);
    await expect(dialog.getByText('added:')).toHaveCount(2);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await studio.button('Discard draft').click();
    await expect(page.getByText('Same as live')).toBeVisible();
  });

  await test.step('a draft with an earlier version’s keys is corrected with a button', async () => {
    await studio.replace('"pageSize": 5,', '"defaultSort": { "field": "city" },\n  "pagesize": 5,');
    const fix = (line: number) =>
      page.getByRole('button', { name: `Fix installer.json, line ${line}` });
    await fix(6).click();
    await expect(studio.text).toContainText('"sort": "city"');
    await fix(7).click();
    await expect(studio.text).toContainText('"pageSize": 5');
    await expect(studio.problems).toContainText('No problems');
    await studio.button('Discard draft').click();
    await expect(page.getByText('Same as live')).toBeVisible();
  });

  await test.step('storing encrypted numbers as plain text must be confirmed', async () => {
    await studio.replace('"type": "aadhaar"', '"type": "text"');
    await expect(studio.impact).toContainText(
      'that are encrypted now would be stored as plain text',
    );

    await studio.button('Publish').click();
    const publish = dialog.getByRole('button', { name: 'Publish' });
    await expect(publish).toBeDisabled();
    await dialog.getByLabel('Store these encrypted values as plain text').check();
    await publish.click();
    await expect(dialog).toBeHidden();
  });
});

test('without typing JSON, a view is saved to its screen’s file, a field added, and another renamed in every file', async ({
  page,
  startServer,
}) => {
  const installer = readFileSync('entity-configs/installer.json', 'utf8');
  const visit = `{
    "label": "Visit",
    "fields": [{ "name": "who", "type": "reference", "to": "installer", "key": "phone" }]
  }`;
  const files = {
    'installer.json': installer.replace('"type": "phone", ', '"type": "phone", "unique": true, '),
    'visit.json': visit,
  };
  const server = await startServer({ entityFiles: files });
  await startSession(page.request, server);
  const studio = studioOf(page);
  await test.step('a view goes into a draft of the screen’s file, where everyone gets it', async () => {
    await page.goto(`${server.url}/installer?f.rate=400..&sort=-rate`);
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name: 'Save view' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save view' });
    await dialog.getByRole('textbox', { name: 'View name' }).fill('Expensive');
    const intoFile = dialog.getByRole('checkbox', { name: 'Put it into the screen’s file' });
    await expect(intoFile).toBeHidden();
    await dialog.getByRole('radio', { name: 'Everyone' }).check();
    await intoFile.check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Open the Config Studio' }).click();

    await expect(page).toHaveURL(/\/studio\?config=installer$/);
    await expect(studio.text).toContainText(
      '"views": [{ "name": "Expensive", "filter": { "rate": { "from": 400 } }, "sort": "-rate" }]',
    );
    await expect(studio.problems).toContainText('No problems');
    await studio.button('Discard draft').click();
    await expect(page.getByText('Same as live')).toBeVisible();
  });

  await test.step('a field is added', async () => {
    await studio.button('Add field').click();
    const adding = page.getByRole('dialog', { name: 'Add field' });
    await adding.getByLabel('Label').fill('Joined on');
    expect(await cutShare(adding.getByRole('radio'))).toBeGreaterThan(0.2);
    await adding.getByRole('radio', { name: 'A date', exact: true }).click();
    const gaps = await adding.getByText(/^such as /).evaluateAll((examples) =>
      examples.map((example) => {
        const { parentElement: text } = example;
        const words = document.createRange();
        if (text?.previousSibling) words.selectNodeContents(text.previousSibling);
        const { right } = words.getBoundingClientRect();
        return Math.round(example.getBoundingClientRect().left - right);
      }),
    );
    expect(new Set(gaps).size).toBe(1);
    await adding.getByRole('button', { name: 'Add field' }).click();
    await expect(studio.preview.getByLabel('Joined on')).toHaveAttribute('type', 'date');
    await expect(studio.preview.getByRole('columnheader', { name: 'Joined on' })).toBeVisible();
  });

  await test.step('the preview opens as on a phone', async () => {
    const opening = page.waitForEvent('popup');
    await studio.button('As on a phone').click();
    const phone = await opening;
    await phone.setViewportSize({ width: 390, height: 844 });
    await phone.getByRole('button', { name: 'Add Installer' }).click();
    await expect(phone.getByLabel('Joined on')).toBeVisible();
    await phone.close();
  });

  await test.step('renaming updates every reference', async () => {
    await page.getByText('6 fields').click();
    await rename(page, 'phone', { taken: 'rate', to: 'mobile' });
    await expect(studio.text).toContainText('"was": "phone"');
    await expect(studio.problems).toContainText('No problems.');
    await expect(studio.impact).toContainText('its 200 values are kept');

    await page.getByRole('list', { name: 'Configs' }).getByText('visit').click();
    await expect(studio.text).toContainText('"key": "mobile"');
    await studio.publish('Phones are mobile');
    await page.goto(`${server.url}/installer`);
    await expect(page.getByLabel('Joined on')).toBeVisible();
  });
});

test('a shared field is relabelled for one screen and renamed for all; a column’s heading is changed without typing JSON', async ({
  page,
  startServer,
}) => {
  const shared = { slug: { type: 'slug', required: true }, note: { type: 'text' } };
  const file = (label: string) => ({ label, fields: ['slug', 'note'], columns: ['slug'] });
  const fields = [
    { name: 'town', type: 'text' },
    { name: 'van', type: 'text', label: 'Lorry' },
  ];
  const depot = { label: 'Depot', fields, columns: ['town', 'van'] };
  const server = await startServer({
    entityFiles: {
      'shared-fields.json': JSON.stringify(shared),
      'leaflet.json': JSON.stringify(file('Leaflet')),
      'poster.json': JSON.stringify(file('Poster')),
      'depot.json': JSON.stringify(depot),
    },
  });
  await startSession(page.request, server);
  await page.goto(`${server.url}/studio?config=leaflet`);
  const studio = studioOf(page);

  await page.getByText('2 fields').click();
  const release = await holdRequests(page, '**/api/studio/impact');
  const configs = page.getByRole('list', { name: 'Configs' });
  const next = configs.getByText('poster');
  await test.step('a shared field gets a label for one screen, and nothing moves', async () => {
    const place = await next.boundingBox();
    await page.getByLabel('Label of note').fill('Remark');
    await expect(studio.text).toContainText('{ "field": "note", "label": "Remark" }');
    await expect(configs).toContainText('draft');
    expect(await next.boundingBox()).toEqual(place);
  });

  await test.step('until the impact is known, nothing can be published', async () => {
    await studio.button('Publish').click();
    const publishing = page.getByRole('dialog', { name: 'Publish' });
    await expect(publishing).toContainText('leaflet');
    await expect(publishing.getByRole('button', { name: 'Publish' })).toBeDisabled();
    release();
    await expect(publishing.getByRole('button', { name: 'Publish' })).toBeEnabled();
    await publishing.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('a shared field is renamed in every file that refers to it', async () => {
    await rename(page, 'slug', { taken: 'note', to: 'address' });
    await expect(studio.text).toContainText('"columns":["address"]');
    await expect(studio.problems).toContainText('No problems.');
    await next.click();
    await expect(studio.text).toContainText('"fields":["address"');
    await studio.publish('Slugs are addresses');
    await page.goto(`${server.url}/poster`);
    await expect(page.getByLabel('Slug')).toBeVisible();
  });

  await test.step('shared fields are edited as text, because they have no screen', async () => {
    await page.goto(`${server.url}/studio?config=shared-fields`);
    await expect(studio.text).toContainText('"address"');
    await expect(studio.preview).toContainText('This file is not a screen.');
    await expect(page.getByRole('textbox', { name: 'Label' })).toBeHidden();
  });

  await test.step('a column’s heading is changed, and the form keeps its label', async () => {
    await configs.getByText('depot').click();
    await page.getByText('2 columns').click();
    const van = page.getByLabel('Label of column van');
    await expect(van).toHaveAttribute('placeholder', 'Lorry');
    await van.fill('Vehicle');
    await expect(studio.text).toContainText(
      '"columns":["town",{ "field": "van", "label": "Vehicle" }]',
    );
    await studio.publish('Vehicles');
    await page.goto(`${server.url}/depot`);
    await expect(page.getByRole('columnheader', { name: 'Vehicle' })).toBeVisible();
    await expect(page.getByRole('form').getByLabel('Lorry')).toBeVisible();
  });
});

staffTest('the Config Studio opens at the config chosen last', async ({ page }) => {
  await page.goto('/studio');
  const configs = page.getByRole('list', { name: 'Configs' });
  await configs.getByRole('button', { name: 'coupon' }).click();
  const { text } = studioOf(page);
  await expect(text).toContainText('"label": "Coupon"');
  await page.getByRole('link', { name: 'Coupons' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coupons');
  // A page reloads like this once something is published.
  await page.reload();
  await page.getByRole('link', { name: 'Config Studio' }).click();
  await expect(text).toContainText('"label": "Coupon"');
});
