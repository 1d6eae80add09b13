import { chromium, type Page } from '@playwright/test';
import { violationsOf } from '../../fixtures/axe';
import { PaperhangerServer } from '../../fixtures/paperhanger-server';
import { signIn } from '../../fixtures/sign-in';
import { findChromium } from '../../run/chromium';
import type { Trial, TrialRow } from '../trial';

const WIDTHS = [1440, 1024, 390, 320];
const SCREENS = ['/order', '/installer', '/category', '/product', '/faq', '/page', '/article'];
const OTHERS = ['/coupon', '/review', '/pdf', '/catalogue', '/catalogue?category=101', '/studio'];
const EMPTY = '/installer?search=no%20row%20has%20this%20name';

/** What opens a dialog or a menu: the names of buttons, clicked one after the other. */
const STATES: readonly (readonly [path: string, ...buttons: RegExp[]])[] = [
  [EMPTY],
  ['/installer', /^Submit$/],
  ['/installer', /^Update$/],
  ['/installer', /^Remove$/],
  ['/installer', /^History$/],
  ['/installer', /^Columns$/],
  ['/installer', /^Filters$/],
  ['/installer', /^Views$/],
  ['/installer', /^Export$/],
  ['/installer', /^Activity/],
  ['/installer', /^Menu$/],
  ['/installer', /^Account/],
  ['/order', /^PH-/],
  ['/order', /^PH-/, /^History$/],
  ['/order', /^Filters$/],
  ['/review', /^Update$/],
  ['/review', /^Show image 1$/],
  ['/article', /^Update$/],
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
      for (const [path, ...buttons] of states) {
        const found: string[] = [];
        let openedAt: number | undefined;
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          if (openedAt === undefined && (await open(page, path, buttons))) openedAt = width;
          if (openedAt === undefined) continue;
          found.push(...(await violationsOf(page)).map((one) => `${width} px: ${one}`));
        }
        rows.push({
          case: [path, ...buttons.map(({ source }) => source)].join(' '),
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

/** Opens a screen and clicks the buttons; false if one is not visible at this width. */
async function open(page: Page, path: string, buttons: readonly RegExp[]): Promise<boolean> {
  await page.goto(path, { waitUntil: 'networkidle' });
  for (const name of buttons) {
    const within = (await page.getByRole('dialog').count()) > 0 ? page.getByRole('dialog') : page;
    const button = within.getByRole('button', { name }).filter({ visible: true }).first();
    if ((await button.count()) === 0) return false;
    await button.click();
    await page.waitForLoadState('networkidle');
  }
  return true;
}
