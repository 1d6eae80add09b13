import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Wallpaper, wallpapers } from '../catalogue/wallpapers';
import { drawPicture } from './draw-picture';

/** One colourway of every design. */
const designOf = ({ family, variant }: Wallpaper) => `${family.designs[variant]}`;
const designs = [...new Map(wallpapers.map((one) => [designOf(one), one])).values()];

test('there are thirty-five designs in up to nine colourways, no two of which look alike', async () => {
  expect(designs).toHaveLength(35);
  expect(wallpapers).toHaveLength(300);
  expect(new Set(wallpapers.map((one) => `${designOf(one)} ${one.palette.name}`)).size).toBe(300);
  const drawn = await Promise.all(
    designs.map((wallpaper) => drawPicture({ wallpaper, view: 'sheet' })),
  );
  expect(new Set(drawn).size).toBe(35);
});

test('a picture is the same every time', async () => {
  for (const wallpaper of designs) {
    const picture = { wallpaper, view: 'room' } as const;
    expect(await drawPicture(picture)).toBe(await drawPicture(picture));
  }
});

test.each(designs.map((wallpaper) => [wallpaper.name, wallpaper] as const))(
  '%s is a picture that a renderer understands',
  async (_name, wallpaper) => {
    const svg = await drawPicture({ wallpaper, view: 'tile' });
    expect(svg).not.toMatch(/NaN|undefined|Infinity|="#"|[{}]/);
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    expect({ width, height }).toEqual({ width: 480, height: 360 });
  },
);
