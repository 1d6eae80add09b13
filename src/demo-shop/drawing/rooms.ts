import parts from '../content/room.json' with { type: 'json' };
import { darker, isDark, lighter, mix, type Palette } from './colours';
import { HEIGHT, WIDTH } from './geometry';
import * as svg from './svg';

const FLOOR = 690;

/**
 * A living room, with a drawing on its wall. In `room.json`, `{plain-20}` is a colour of the furniture, 20 %
 * darker.
 */
export function room(wall: string, palette: Palette): string {
  const size = { width: WIDTH, height: FLOOR, viewBox: `0 0 ${WIDTH} ${HEIGHT}` };
  const colours: Readonly<Record<string, string>> = coloursFor(palette);
  const furnished = Object.values(parts)
    .flat()
    .join('')
    .replaceAll(/\{(\w+)([+-]\d+)?\}/g, (_, name: string, percent = '0') => {
      const [colour = '', share] = [colours[name], Number(percent) / 100];
      return share < 0 ? darker(colour, -share) : lighter(colour, share);
    });
  // The sheet is higher than the wall, so that its repeats have a true size.
  return svg.tag('svg', { ...size, preserveAspectRatio: 'xMidYMid slice' }, wall) + furnished;
}

/** Colours for the furniture that go with a wall, yet stand out from it. */
function coloursFor({ ground, tone, soft, main, strong, accent }: Palette) {
  const colours = isDark(ground)
    ? { plain: '#d9cfc0', first: mix(main, soft, 0.4), second: strong, leaf: '#5f8058' }
    : {
        plain: mix('#8d8781', main, 0.28),
        first: accent,
        second: mix(tone, '#ffffff', 0.35),
        leaf: mix('#55774f', strong, 0.2),
      };
  return { ...colours, rug: mix(colours.first, '#e9e2d6', 0.4) };
}
