import { chromium, type Page } from '@playwright/test';
import { entityConfig } from '../../../src/entities/testing';
import { writeSpreadsheet } from '../../../src/spreadsheet/testing';
import { fetchRows, post } from '../../conformance/staff-api';
import { violationsOf } from '../../fixtures/axe';
import { PaperhangerServer } from '../../fixtures/paperhanger-server';
import { signIn } from '../../fixtures/sign-in';
import { findChromium } from '../../run/chromium';
import type { Trial, TrialRow } from '../trial';

const WIDTHS = [1440, 1024, 390, 320];
const SCREENS = ['/order', '/installer', '/category', '/product', '/faq', '/page', '/article'];
const OTHERS = ['/coupon', '/review', '/pdf', '/catalogue', '/catalogue?category=101', '/studio'];
const EMPTY = '/installer?search=no%20row%20has%20this%20name';

/** What opens a dialog or a menu: a key, a button, item or box by its name, or a function. */
type Step = string | RegExp | ((page: Page) => Promise<unknown>);
const STATES: readonly (readonly [path: string, ...steps: Step[]])[] = [
  [EMPTY],
  ['/installer', /^Submit$/],
  ['/installer', /^Update$/],
  ['/installer', /^Remove$/],
  ['/installer', /^History$/],
  ['/installer', /^Columns$/],
  ['/installer', /^Filters$/],
  ['/installer', /^Views$/],
  ['/installer', /^Views$/, /^Save view$/],
  ['/installer', 'Control+k'],
  ['/installer', '?'],
  ['/installer', /^Help$/],
  ['/installer', /^Select all rows$/],
  ['/installer', /^Select all rows$/, /^Edit$/],
  ['/installer', /^Select all rows$/, /^Remove$/],
  ['/installer', /^Export$/],
  ['/installer', /^Activity/],
  ['/installer', /^Menu$/],
  ['/installer', /^Account/],
  ['/order', /^PH-/],
  ['/order', /^PH-/, /^History$/],
  ['/order', /^Filters$/],
  ['/order', /^Show as a table$/],
  ['/order', /^Select all rows$/, /^Assign installer$/],
  ['/studio', /^New config$/],
  ['/studio?config=installer'],
  ['/studio?config=installer', /^Versions$/],
  ['/studio?config=installer', /^Versions$/, /^Compare/],
  ['/studio?config=installer', /^Bulk update$/, /^Publish$/],
  ['/faq', /^History$/, /^Roll Back$/],
  ['/review', /^Help$/],
  ['/review', /^Update$/],
  ['/review', /^Show image 1$/],
  ['/article', /^Update$/],
  ['/installer', /^Update$/, changeElsewhere, /^Update$/],
  ['/installer', typeCity, reload],
  ['/installer', /^Update$/, typeCity, reload, /^Update$/],
  ['/category', chooseWrongSheet],
];

export const trial: Trial = {
  name: 'accessible',
  what: 'asks axe about every screen, dialog and menu in both themes and at four widths',
  async run() {
    const server = await PaperhangerServer.start();
    const executablePath = findChromium();
    const browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    const page = await browser.newPage({ baseURL: server.url, reducedMotion: 'reduce' });
    const rows: TrialRow[] = [];
    const states = [...[...SCREENS, ...OTHERS].map((path) => [path] as const), ...STATES];
    try {
      await signIn(page, server);
      for (const [path, ...steps] of states) {
        const found: string[] = [];
        let openedAt: number | undefined;
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          if (openedAt === undefined && (await open(page, path, steps))) openedAt = width;
          if (openedAt === undefined) continue;
          found.push(...(await violationsOf(page)).map((one) => `${width} px: ${one}`));
        }
        rows.push({
          case: [
            path,
            ...steps.map((step) => {
              if (typeof step === 'string') return step;
              return step instanceof RegExp ? step.source : step.name;
            }),
          ].join(' '),
          measured: found.join('\n') || (openedAt ? 'no violations' : 'it did not open'),
          limit: 'none',
          passed: openedAt !== undefined && found.length === 0,
        });
      }
    } finally {
      await browser.close();
      await server.kill();
      server.removeData();
    }
    return rows;
  },
};

/** Opens a screen and takes the steps; false if what one needs is not visible at this width. */
async function open(page: Page, path: string, steps: readonly Step[]): Promise<boolean> {
  await page.goto(path, { waitUntil: 'networkidle' });
  for (const step of steps) {
    if (typeof step === 'string') await page.keyboard.press(step);
    else if (step instanceof RegExp) {
      const isOpen = (await page.getByRole('dialog').count()) > 0;
      const within = isOpen ? page.getByRole('dialog').last() : page.locator('body');
      const control = within
        .getByRole('button', { name: step })
        .or(within.getByRole('menuitem', { name: step }))
        .or(within.getByRole('checkbox', { name: step }))
        .filter({ visible: true })
        .first();
      if ((await control.count()) === 0) return false;
      await control.click();
    } else await step(page);
    await settle(page);
  }
  return true;
}

/** Waits until the page has sent no request for a while; its load state is `networkidle` all along. */
async function settle(page: Page): Promise<void> {
  const asksAgain = () =>
    page.waitForEvent('request', { timeout: 500 }).then(
      () => true,
      () => false,
    );
  while (await asksAgain());
}

const cityIn = (page: Page) => page.getByLabel('City').filter({ visible: true }).last();

async function typeCity(page: Page): Promise<void> {
  await cityIn(page).fill('Nashik');
}

/** Types what someone else has changed meanwhile. */
async function changeElsewhere(page: Page): Promise<void> {
  const name = await page.getByRole('dialog').getByLabel('Installer Name').inputValue();
  const rows = await fetchRows(page, '/api/installer/fetch');
  const { version: _, ...row } = rows.find((one) => one.name === name) ?? {};
  await post(page, '/api/installer/update', { ...row, city: 'Thane' });
  await typeCity(page);
}

async function reload(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'networkidle' });
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
  await page.getByRole('button', { name: 'Upload' }).click();
}
