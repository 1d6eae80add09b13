import type { Page } from '@playwright/test';
import { entityConfig } from '../../../src/entities/testing';
import { writeSpreadsheet } from '../../../src/spreadsheet/testing';
import { fetchRows, post } from '../../fixtures/post';
import { sendPassword } from '../../fixtures/sign-in';

/** What opens a dialog or a menu: a key, a button, item or box by its name, or a function. */
type Step = string | RegExp | ((page: Page) => Promise<unknown>);
type State = readonly [path: string, ...steps: Step[]];

const SCREENS = ['/order', '/installer', '/category', '/product', '/faq', '/page', '/article'];
const OTHERS = ['/coupon', '/review', '/pdf', '/catalogue', '/catalogue?category=101', '/studio'];
const EMPTY = '/installer?search=no%20row%20has%20this%20name';
const LISTS = ['/order', '/coupon', '/review', '/catalogue?category=101', '/pdf'];

/** Every screen, with its dialogs, menus and states. States that end the session come last. */
export const states: readonly State[] = [
  ...[...SCREENS, ...OTHERS, '/404', EMPTY].map((path): State => [path]),
  ['/installer', /^Submit$/],
  ['/installer', /^Update$/],
  ['/installer', /^Remove$/],
  ['/installer', /^History$/],
  ['/installer', /^Columns$/],
  ['/installer', /^Filters$/],
  ['/order?f.paymentStatus=Paid&f.billingCity=Pune&f.installer=&f.packed=1', /^Filters$/],
  ['/installer', /^Views$/],
  ['/installer', /^Views$/, /^Save view$/],
  ['/installer', /^Views$/, /^Save view$/, /^Save$/],
  ['/installer', 'Control+k'],
  ['/installer', 'Control+k', 'z', 'z', 'z'],
  ['/installer', '?'],
  ['/installer', /^Help$/],
  ['/installer', /^Select all rows$/],
  ['/installer', /^Select all rows$/, /^Edit$/],
  ['/installer', /^Select all rows$/, /^Edit$/, chooseCity],
  ['/installer', /^Select all rows$/, /^Remove$/],
  ['/installer', /^Export$/],
  ['/installer', /^Activity/],
  ['/installer', /^Menu$/],
  ['/installer', /^Account\b/],
  ['/installer', /^Account\b/, /^Change password$/],
  ['/installer', /^Account\b/, /^Change password$/, 'Enter'],
  ['/accounts'],
  ['/accounts', typeUserName, /^Submit$/],
  ['/accounts', /^Update$/],
  ['/accounts', /^New password$/],
  ['/accounts', /^Sign out everywhere$/],
  ['/accounts', /^Block$/],
  ['/accounts', /^Block$/, /^Block$/],
  ['/audit'],
  ['/audit', chooseKind],
  ['/order', /^PH-/],
  ['/order', /^PH-/, /^History$/],
  ['/order', /^Filters$/],
  ['/order', /^Show chart$/, /^Show as a table$/],
  ['/order', /^Update Order Status$/],
  ['/order', /^Select all rows$/, /^Assign installer$/],
  ['/order', /^Select all rows$/, /^Assign installer$/, 'ArrowDown'],
  ['/order', /^Select all rows$/, /^Mark…$/],
  ['/studio', /^New config$/],
  ['/studio?config=installer'],
  ['/studio?config=installer', /^Versions$/],
  ['/studio?config=installer', /^Versions$/, /^Compare/],
  ['/studio?config=installer', /^Bulk update$/, /^Publish$/],
  ['/faq', /^History$/, /^Roll Back$/],
  ['/review', /^Help$/],
  ['/review', /^Submit$/],
  ['/review', /^Update$/],
  ['/review', /^Show image 1$/],
  ['/article', /^Update$/],
  ['/catalogue', openCategories],
  ['/pdf', chooseWallpaper],
  ['/installer', /^Update$/, changeElsewhere, /^Update$/],
  ['/installer', typeCity, reload],
  ['/installer', typeCity, /^Coupons$/],
  ['/installer', /^Update$/, typeCity, reload, /^Update$/],
  ['/installer', /^Update$/, typeCity, 'Escape'],
  ['/category', chooseWrongSheet],
  ['/coupon', /^Remove$/, /^Remove$/],
  ...LISTS.flatMap((path): State[] => [
    [path, wait],
    [path, fail],
    [path, loseConnection],
    [path, removeAll],
    [path, makeStrange],
  ]),
  ['/coupon', makeStrange, /^Update$/],
  ['/coupon', makeStrange, /^Remove$/],
  ['/coupon', makeStrange, /^Select all rows$/, /^Edit$/],
  ['/order', makeStrange, /^PH-/],
  ['/order', makeStrange, /^Filters$/],
  ['/review', makeStrange, /^Update$/],
  ['/coupon', overload, /^Refresh$/],
  ['/installer', loseStudio, /^Config Studio$/],
  ['/installer', endSession, /^Refresh$/],
  ['/login', /^Login$/],
  ['/login', sendPassword],
  ['/login', sendPassword, /^Verify$/],
];

export type { Step };

const cityIn = (page: Page) => page.getByLabel('City').filter({ visible: true }).last();

async function typeCity(page: Page): Promise<void> {
  if (!(await cityIn(page).isVisible()))
    await page.getByRole('button', { name: 'Add Installer' }).click();
  await cityIn(page).fill('Nashik');
}

/** Changes a value on the server that is being edited here. */
async function changeElsewhere(page: Page): Promise<void> {
  const name = await page.getByRole('dialog').getByLabel('Installer Name').inputValue();
  const rows = await fetchRows(page, '/api/installer/fetch');
  const { version: _, ...row } = rows.find((one) => one.name === name) ?? {};
  await post(page, '/api/installer/update', { ...row, city: 'Thane' });
  await typeCity(page);
}

async function typeUserName(page: Page): Promise<void> {
  await page.getByRole('form', { name: 'Add Account' }).getByLabel('User Name').fill('meera');
}

async function chooseKind(page: Page): Promise<void> {
  await page.getByLabel('Kind').selectOption({ label: 'Account added' });
}

async function reload(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'networkidle' });
}

async function chooseCity(page: Page): Promise<void> {
  await page.getByLabel('Field').selectOption({ label: 'City' });
  await cityIn(page).fill('Nashik');
}

async function openCategories(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Category' }).click();
}

async function chooseWallpaper(page: Page): Promise<void> {
  await page
    .getByRole('checkbox', { name: / in PDF$/ })
    .first()
    .click();
}

async function chooseWrongSheet(page: Page): Promise<void> {
  const columns = ['catId', 'name', 'followIndex'];
  const config = entityConfig({
    fields: columns.map((name) => ({ name, type: 'text' })),
    actions: { bulkUpdate: { key: 'catId', columns }, download: {} },
  });
  const wrong = [{ catId: '101', followIndex: 'sometimes' }, { catId: '102' }, { catId: 'none' }];
  const buffer = Buffer.from(await writeSpreadsheet(config, wrong));
  await page
    .getByLabel('Spreadsheet (.xlsx)')
    .setInputFiles({ name: 'categories.xlsx', mimeType: '', buffer });
  await page.getByRole('button', { name: 'Download with errors' }).waitFor();
}

/** What a screen shows while it waits for its rows. */
async function wait(page: Page): Promise<void> {
  await page.route('**/fetch*', () => {});
  await page.reload({ waitUntil: 'domcontentloaded' });
}

async function fail(page: Page): Promise<void> {
  await page.route('**/fetch*', (route) =>
    route.fulfill({ status: 500, json: { message: 'No.' } }),
  );
  await reload(page);
}

async function loseConnection(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Refresh' }).click();
}

async function overload(page: Page): Promise<void> {
  await page.route('**/fetch*', (route) =>
    route.fulfill({ status: 429, json: { message: 'No.' } }),
  );
}

/** Removes all rows, as in a shop that has just opened. */
async function removeAll(page: Page): Promise<void> {
  await page.route('**/fetch*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: withLists(await answer.json(), () => []) });
  });
  await reload(page);
}

/** Long texts without spaces, from right to left, and with emoji, in the first three rows. */
async function makeStrange(page: Page): Promise<void> {
  const texts = [
    'Nospaces'.repeat(38),
    'שלום עולם — مرحبا بالعالم '.repeat(12),
    '👩‍👩‍👧‍👦🎉 '.repeat(60),
  ];
  const names = ['name', 'customerName', 'productName', 'deliveryAddress', 'description', 'text'];
  const strange = (row: object, index: number) => {
    const text = texts[index];
    const known = names.filter((name) => name in row);
    return text ? { ...row, ...Object.fromEntries(known.map((name) => [name, text])) } : row;
  };
  await page.route('**/fetch*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: withLists(await answer.json(), (rows) => rows.map(strange)) });
  });
  await reload(page);
}

/** The response with its lists of rows changed, whether it is a list or contains some. */
function withLists(answer: unknown, change: (rows: readonly object[]) => unknown): unknown {
  if (Array.isArray(answer)) return change(answer);
  const lists = Object.entries(Object(answer)).map(([name, list]) => [
    name,
    Array.isArray(list) && typeof list[0] === 'object' ? change(list) : list,
  ]);
  return Object.fromEntries(lists);
}

/** What a page shows after a release has replaced its files. */
async function loseStudio(page: Page): Promise<void> {
  await page.route('**/assets/studio-screen*', (route) => route.fulfill({ status: 404 }));
}

async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies();
}
