import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { PaperhangerServer } from '../fixtures/paperhanger-server';
import { signIn } from '../fixtures/sign-in';
import { launchChromium } from '../setup/chromium';
import { iconSheet } from './icons';
import { SCALE, type Shot, shots, signInShot, THEMES } from './shots';

/* Makes README's pictures in both themes, of the last `npm run build` with the demo shop. */
const FOLDER = join(import.meta.dirname, 'pictures');
const server = await PaperhangerServer.start();
const browser = await launchChromium();
const page = await browser.newPage({
  baseURL: server.url,
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
  reducedMotion: 'reduce',
  deviceScaleFactor: SCALE,
});
mkdirSync(FOLDER, { recursive: true });
writeFileSync(join(FOLDER, 'icons.svg'), iconSheet());
try {
  await take(signInShot);
  await signIn(page, server);
  // The note loads with the first input, which counts only once the page listens.
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Shift');
  await page.getByRole('button', { name: 'Hide this note' }).click();
  for (const shot of shots) await take(shot);
} finally {
  await browser.close();
  await server.kill();
  server.removeData();
}

async function take({ name, path, width, height, prepare, shows }: Shot): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto(path, { waitUntil: 'networkidle' });
  await prepare?.(page);
  for (const part of shows(page)) await part.waitFor();
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    const file = join(FOLDER, `${name}-${colorScheme}.webp`);
    const { size } = await sharp(await page.screenshot())
      .webp({ quality: 72, effort: 6 })
      .toFile(file);
    console.log(`${file}: ${Math.round(size / 1000)} kB`);
  }
}
