import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cataloguePictures } from './catalogue-pictures';
import { pictureStore } from './picture-store';

let folder: string;
let fetchPicture: ReturnType<typeof cataloguePictures>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paperhanger-pictures-'));
  fetchPicture = cataloguePictures(pictureStore(folder));
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ['images/wallpapers/WP-0002-thumb.jpg', 480, 480],
  ['/images/wallpapers/WP-0002-thumb.jpg', 1000, 1200],
  ['images/rooms/WP-0002.jpg', 480, 1200],
])('%s, wanted %d pixels wide, is larger than the thumbnail', async (path, wanted, width) => {
  const picture = await fetchPicture(path, wanted);
  expect((await sharp(await picture?.read()).metadata()).width).toBe(width);
});

test.each(['', 'images/none.jpg', 'https://shop.example/images/wallpapers/WP-0002.jpg'])(
  '%j is not a picture of the shop',
  async (path) => {
    expect(await fetchPicture(path, 480)).toBeUndefined();
  },
);
