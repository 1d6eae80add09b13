import { room } from '../drawing/rooms';
import { HEIGHT, tag, WIDTH } from '../drawing/svg';
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

/** A thumbnail is drawn twice as large as it will be: fine lines are averaged then, not left out. */
const drawnWidths: Readonly<Record<Picture['view'], number>> = {
  ...widths,
  thumbnail: 480,
  roomThumbnail: 640,
};

/** A picture as SVG: the same for the same picture. */
export function drawPicture({ wallpaper, view }: Picture): string {
  const { family, palette, design, seed } = wallpaper;
  const sheet = family.draw({ palette, design, random: randomFrom(seed) });
  const content = view.startsWith('room')
    ? room(sheet, palette, seed + Math.floor(seed / 4))
    : sheet;
  const width = drawnWidths[view];
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      width,
      height: (width * HEIGHT) / WIDTH,
    },
    content,
  );
}
