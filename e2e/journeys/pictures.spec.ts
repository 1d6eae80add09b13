import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, staffTest as test } from '../fixtures/test';
import { SCALE, type Shot, shots, signInShot, THEMES } from '../shots/shots';

/** The pictures that README shows, each with its alternative text. */
const inReadme = [
  ...readFileSync('README.md', 'utf8').matchAll(
    /srcset="e2e\/shots\/pictures\/(\S+)-dark\.webp" \/>\s+<img src="e2e\/shots\/pictures\/(\S+)-light\.webp" alt="([^"]*)"/g,
  ),
].map(([, dark, light, caption]) => ({ dark, light, caption }));

test('README shows each picture in both themes, and each screen shows what its caption says', async ({
  page,
}) => {
  const expected = [...shots, signInShot].map(({ name, caption }) => ({
    dark: name,
    light: name,
    caption,
  }));
  const byName = (a: { light?: string | undefined }, b: { light?: string | undefined }) =>
    String(a.light).localeCompare(String(b.light));
  expect(inReadme.toSorted(byName)).toEqual(expected.toSorted(byName));

  for (const shot of shots) await test.step(shot.name, () => expectShown(page, shot));
  await page.context().clearCookies();
  await page.evaluate(() => sessionStorage.clear());
  await test.step(signInShot.name, () => expectShown(page, signInShot));
});

async function expectShown(page: Page, shot: Shot): Promise<void> {
  await page.setViewportSize(shot);
  if (!page.url().endsWith(shot.path)) await page.goto(shot.path);
  await shot.prepare?.(page);
  for (const part of shot.shows(page)) await expect(part).toBeInViewport();
  const [light, dark] = await Promise.all(THEMES.map((theme) => read(shot, theme)));
  expect([light?.size, dark?.size]).toEqual(Array(2).fill(sizeOf(shot)));
  expect(light?.brightness).toBeGreaterThan(128);
  expect(dark?.brightness).toBeLessThan(128);
}

const sizeOf = ({ width, height }: Shot) => [width * SCALE, height * SCALE];

async function read({ name }: Shot, theme: string) {
  const picture = sharp(`e2e/shots/pictures/${name}-${theme}.webp`);
  const [{ width, height }, { channels }] = await Promise.all([
    picture.metadata(),
    picture.stats(),
  ]);
  const brightness = channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length;
  return { size: [width, height], brightness };
}
