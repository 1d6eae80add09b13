import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { wallpapers } from '../catalogue/wallpapers';
import { drawPicture } from './draw-picture';

vi.setConfig({ testTimeout: 60_000 });

/** One colourway of every design. */
const designs = wallpapers.slice(0, 100);

test('there are a hundred designs in three colourways', () => {
  expect(wallpapers).toHaveLength(300);
  expect(new Set(designs.map(({ seed }) => seed)).size).toBe(100);
  expect(new Set(wallpapers.map(({ seed, palette }) => `${seed} ${palette.name}`)).size).toBe(300);
});

test('every design is a picture that a renderer understands, without a number gone wrong', async () => {
  for (const wallpaper of designs) {
    const svg = drawPicture({ wallpaper, view: 'thumbnail' });
    expect(svg, wallpaper.name).not.toMatch(/NaN|undefined|Infinity|="#"/);
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    expect({ width, height }, wallpaper.name).toEqual({ width: 480, height: 360 });
  }
});

test('is drawn alike every time, and no two alike', () => {
  const drawn = designs.map((wallpaper) => drawPicture({ wallpaper, view: 'sheet' }));
  expect(new Set(drawn).size).toBe(100);
  expect(designs.map((wallpaper) => drawPicture({ wallpaper, view: 'sheet' }))).toEqual(drawn);
});
