import { HEIGHT, WIDTH } from '../drawing/geometry';
import { room } from '../drawing/rooms';
import * as svg from '../drawing/svg';
import { randomFrom } from '../random';
import type { Picture } from './picture-paths';

/** The width of a view's JPEG in pixels; its height is three quarters of that. */
export const widths: Readonly<Record<Picture['view'], number>> = {
  sheet: WIDTH,
  room: WIDTH,
  tile: 480,
  thumbnail: 240,
  roomThumbnail: 320,
};

/** A picture as SVG: the same for the same picture. */
export function drawPicture({ wallpaper, view }: Picture): string {
  const { family, palette, variant, seed } = wallpaper;
  const sheet = family.draw({ palette, variant, random: randomFrom(seed) });
  const isRoom = view === 'room' || view === 'roomThumbnail';
  const width = widths[view];
  return svg.tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      width,
      height: (width * HEIGHT) / WIDTH,
    },
    svg.group(isRoom ? room(sheet, palette) : sheet),
  );
}
