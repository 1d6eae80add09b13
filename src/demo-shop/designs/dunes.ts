import { darker, lighter, mix } from '../drawing/colours';
import type { Drawing } from '../drawing/drawing';
import { lightColour, skyColours } from '../drawing/scenery';
import { farBird } from '../drawing/shapes';
import { fade, glow, grain } from '../drawing/surfaces';
import {
  circle,
  define,
  group,
  HEIGHT,
  type Point,
  path,
  place,
  sheet,
  smooth,
  times,
  use,
  WIDTH,
} from '../drawing/svg';

/** Sand hills, lit from one side, with a caravan on a crest. */
export function dunes({ palette, random, design }: Drawing): string {
  const { tone, soft, main, strong } = palette;
  const light = lightColour(palette);
  const [top, middle, horizon] = skyColours(palette);
  const count = 5 + (design % 2);
  const [sunX, sunY] = [WIDTH * random.real(0.25, 0.75), HEIGHT * 0.3];
  const ridge = (index: number): Point[] => {
    const share = index / (count - 1);
    const phase = random.real(0, 6);
    return times(9, (step) => [
      (step / 8) * (WIDTH + 200) - 100,
      HEIGHT * (0.42 + share * 0.46) +
        Math.sin(step * (0.8 + design * 0.08) + phase) * (52 + share * 34) +
        random.real(-12, 12),
    ]);
  };
  const crests = times(count, ridge);
  const hills = crests.map((points, index) => {
    const share = index / (count - 1);
    const lit =
      share < 0.5 ? mix(tone, soft, 0.3 + share * 1.2) : mix(soft, main, share * 1.7 - 0.75);
    const shade = mix(lit, strong, 0.3 + share * 0.3);
    const id = `dune${index}`;
    const under = [...points]
      .reverse()
      .map(([x, y]): Point => [x + 60, y + 60 + share * 90 + Math.sin(x / 90) * 26]);
    return [
      fade(id, [
        [0, lit],
        [1, mix(lit, main, 0.55)],
      ]),
      path(`${smooth(points)}V${HEIGHT}H-100Z`, { fill: `url(#${id})` }),
      path(`${smooth(points)}${smooth(under).replace('M', 'L')}Z`, { fill: shade, opacity: 0.42 }),
      path(smooth(points), {
        fill: 'none',
        stroke: lighter(lit, 0.5),
        'stroke-width': 2.5,
        opacity: 0.8,
      }),
      ...times(5, (line) =>
        path(
          smooth(
            points.map(([x, y]) => [
              x,
              y + 90 + share * 60 + line * 15 + Math.sin(x / 60 + line) * 5,
            ]),
          ),
          {
            fill: 'none',
            stroke: darker(lit, 0.3),
            opacity: 0.14,
            'stroke-width': 1.5,
          },
        ),
      ),
    ].join('');
  });
  const caravanCrest = crests[1] ?? [];
  const walkers = times(5, (index) => {
    const [x, y] = onCrest(caravanCrest, 0.34 + index * 0.075 + (design % 2) * 0.12);
    return use('camel', [x, y - 2], 0, 0.82);
  });
  return [
    fade('sky', [
      [0, top],
      [0.35, middle],
      [0.55, horizon],
    ]),
    glow('halo', [
      [0, lighter(light, 0.4), 0.9],
      [1, light, 0],
    ]),
    define('camel', camel(darker(strong, 0.25))),
    sheet('url(#sky)'),
    circle(sunX, sunY, 300, { fill: 'url(#halo)' }),
    circle(sunX, sunY, 88, { fill: lighter(light, 0.45) }),
    ...hills.slice(0, 2),
    ...walkers,
    ...hills.slice(2),
    ...times(5, () =>
      place(farBird(random.real(14, 26), strong), [
        sunX + random.real(-240, 260),
        sunY + random.real(-120, 20),
      ]),
    ),
    grain({ strength: 0.26, frequency: '0.6', octaves: 3 }),
  ].join('');
}

function onCrest(points: readonly Point[], share: number): Point {
  const place = share * (points.length - 1);
  const [from, to] = [points[Math.floor(place)], points[Math.ceil(place)]];
  if (!from || !to) return [0, 0];
  const rest = place - Math.floor(place);
  // Eased, as the curve between two points is no straight line.
  const eased = rest * rest * (3 - 2 * rest);
  return [from[0] + (to[0] - from[0]) * rest, from[1] + (to[1] - from[1]) * eased];
}

/** A camel that walks to the right, its feet at the origin. */
function camel(fill: string): string {
  const body =
    'M-34 -36C-30 -46 -20 -48 -14 -52C-8 -64 4 -64 9 -52C18 -50 26 -48 30 -44C36 -44 40 -52 44 -62C46 -68 52 -70 60 -67C64 -66 67 -62 65 -60C60 -58 54 -58 52 -55C50 -46 44 -34 34 -31C28 -28 22 -29 20 -28C-4 -26 -22 -26 -32 -30Z';
  const legs =
    'M-30 -32L-33 -14L-30 0L-27 0L-28 -14L-23 -30ZM-22 -30L-18 -13L-22 0L-18 0L-14 -14L-16 -30ZM18 -30L16 -14L20 0L23 0L20 -14L24 -30ZM26 -32L32 -15L28 0L32 0L36 -15L33 -33Z';
  const rider = 'M-6 -60C-6 -70 -4 -76 0 -78C4 -80 6 -76 5 -72C8 -68 8 -62 7 -58Z';
  const tail = 'M-34 -38C-40 -34 -40 -26 -38 -20L-36 -20C-37 -28 -36 -32 -32 -34Z';
  return group({ fill }, path(body + legs + tail, {}), path(rider, {}), circle(1, -81, 4.5, {}));
}
