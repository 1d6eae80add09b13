import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { PaperhangerServer } from '../fixtures/paperhanger-server';
import { signIn } from '../fixtures/sign-in';
import { findChromium } from '../setup/chromium';
import { iconSheet } from './icons';

/*
 * Makes README's pictures in both themes, of the last `npm run build` with the demo shop. Browsers scale
 * them down, so they are as sharp as on a good screen.
 */
const FOLDER = join(import.meta.dirname, 'pictures');
const THEMES = ['light', 'dark'] as const;

interface Shot {
  readonly name: string;
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly prepare?: (page: Page) => Promise<void>;
}

const desktop = { width: 1200, height: 750 };
const phone = { width: 390, height: 750 };

const signInShot: Shot = { name: 'sign-in', path: '/login', ...desktop };
const shots: readonly Shot[] = [
  { name: 'orders', path: '/order', ...desktop },
  { name: 'wallpapers', path: '/catalogue?category=101', ...desktop },
  { name: 'history', path: '/faq', ...desktop, prepare: openRollBack },
  { name: 'phone', path: '/order', ...phone },
];

const server = await PaperhangerServer.start();
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const page = await browser.newPage({
  baseURL: server.url,
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
  reducedMotion: 'reduce',
  deviceScaleFactor: 1.5,
});
mkdirSync(FOLDER, { recursive: true });
writeFileSync(join(FOLDER, 'icons.svg'), iconSheet());
try {
  await take(signInShot);
  await signIn(page, server);
  for (const shot of shots) await take(shot);
} finally {
  await browser.close();
  await server.kill();
  server.removeData();
}

async function take({ name, path, width, height, prepare }: Shot): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto(path, { waitUntil: 'networkidle' });
  await prepare?.(page);
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    const file = join(FOLDER, `${name}-${colorScheme}.webp`);
    const { size } = await sharp(await page.screenshot())
      .webp({ quality: 72, effort: 6 })
      .toFile(file);
    console.log(`${file}: ${Math.round(size / 1000)} kB`);
  }
}

async function openRollBack(at: Page): Promise<void> {
  await at.getByRole('button', { name: 'History' }).click();
  const history = at.getByRole('dialog', { name: 'History' });
  await history.getByRole('button', { name: 'Roll Back' }).click();
  await at.getByRole('dialog', { name: 'Roll Back Import' }).waitFor();
  await at.waitForLoadState('networkidle');
}
