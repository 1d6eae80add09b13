import type { Page } from '@playwright/test';
import { withPlainPictures } from '../fixtures/plain-pictures';
import { expect, staffTest as test } from '../fixtures/test';

const COUNT = 10_000;
const LINKS = 100_000;
/** The most elements of a page that renders only the rows in view. */
const MOST_NODES = 1500;

const wpId = (place: number) => `WP-${String(place + 1).padStart(5, '0')}`;

const products = Array.from({ length: COUNT }, (_, place) => ({
  id: place + 1,
  wpId: wpId(place),
  name: `Wallpaper ${(place * 7919) % COUNT}`,
  slug: `wallpaper-${place}`,
  imgThumb: `images/wallpapers/${wpId(place)}-thumb.jpg`,
}));
const categories = Array.from({ length: 20 }, (_, place) => ({
  id: place + 1,
  catId: String(101 + place),
  text: `Category ${place}`,
}));
const categoryProduct = Array.from({ length: LINKS }, (_, place) => ({
  catId: String(101 + (place % 20)),
  wpId: wpId((place * 13) % COUNT),
}));

async function withWallpapers(page: Page): Promise<void> {
  await withPlainPictures(page);
  const answer = (path: string, body: object) =>
    page.route(path, (route) =>
      route.fulfill({ contentType: 'application/json', body: JSON.stringify(body) }),
    );
  await answer('**/api/customCatalogue/fetch', { products, categories, categoryProduct });
  await answer('**/api/customCatalogue/update', {});
  await answer('**/api/pdf/fetch', { products });
}

/** How long it takes to paint after a click on a box, in milliseconds. */
function clickToPaint(page: Page, name: string): Promise<number> {
  return page.getByRole('checkbox', { name, exact: true }).evaluate(
    (box: HTMLInputElement) =>
      new Promise<number>((resolve, reject) => {
        const before = box.checked;
        const start = performance.now();
        box.click();
        requestAnimationFrame(() =>
          setTimeout(() => {
            if (box.checked === before) reject(new Error('The box did not change.'));
            else resolve(performance.now() - start);
          }),
        );
      }),
  );
}

/** Frames a second while a table of all wallpapers is scrolled to its end in two seconds. */
function framesWhileScrolling(page: Page, label: string): Promise<number> {
  return page.getByRole('region', { name: label }).evaluate(
    (area) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const end = area.scrollHeight - area.clientHeight;
        let frames = 0;
        const step = () => {
          const share = (performance.now() - start) / 2000;
          area.scrollTop = end * Math.min(share, 1);
          if (share >= 1) return resolve(frames / 2);
          frames += 1;
          requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
  );
}

for (const { path, title, box, last } of [
  {
    // Otherwise wallpapers in the category come first.
    path: '/catalogue?category=105&sort=wpId',
    title: 'Custom Catalogue',
    box: (id: string) => `${id} in category`,
    last: wpId(COUNT - 1),
  },
  { path: '/pdf', title: 'PDF', box: (id: string) => `${id} in PDF`, last: wpId(COUNT - 1) },
]) {
  test(`10,000 wallpapers on ${path}: a click shows at once, and few of them are rendered`, async ({
    page,
  }, info) => {
    await withWallpapers(page);
    await page.goto(path);
    await expect(page.getByRole('checkbox', { name: box(wpId(0)), exact: true })).toBeVisible();
    const times = [];
    for (const place of [0, 1, 2, 3, 4, 5]) times.push(await clickToPaint(page, box(wpId(place))));
    const frames = await framesWhileScrolling(page, title);
    await expect(page.getByRole('checkbox', { name: box(last), exact: true })).toBeVisible();
    const nodes = await page.locator('*').count();
    info.annotations.push({
      type: 'measured',
      description: `clicks ${times.map(Math.round).join(', ')} ms, ${Math.round(frames)} frames a second, ${nodes} nodes`,
    });
    console.log(info.annotations.at(-1)?.description);
    expect(Math.max(...times)).toBeLessThan(100);
    expect(nodes).toBeLessThan(MOST_NODES);
    // Headless Chromium draws in software, and reaches about two thirds of the frames.
    expect(frames).toBeGreaterThan(10);
  });
}
