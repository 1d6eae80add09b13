import { darker, isDark, lighter, mix } from '../drawing/colours';
import type { Drawing } from '../drawing/drawing';
import { leafOutline, petalOutline, ring } from '../drawing/shapes';
import { fade, grain } from '../drawing/surfaces';
import {
  circle,
  define,
  group,
  HEIGHT,
  type Point,
  path,
  place,
  polar,
  sheet,
  short,
  times,
  use,
  WIDTH,
} from '../drawing/svg';
import type { Random } from '../random';

interface Twig {
  readonly from: Point;
  readonly to: Point;
  readonly bend: Point;
  readonly width: number;
  readonly isTip: boolean;
}

/** Boughs in blossom that reach in from the edges, with birds, as painted on silk. */
export function blossom({ palette, random, design }: Drawing): string {
  const { ground, tone, soft, main, strong, accent } = palette;
  const isNight = isDark(ground);
  const bark = isNight ? mix(strong, soft, 0.35) : mix(strong, '#4a3528', 0.4);
  const petal = isNight ? lighter(mix(accent, main, 0.2), 0.15) : mix('#f4bcc4', accent, 0.18);
  const twigs = roots(design).flatMap(({ from, angle, length }) =>
    grow(from, angle, length * 1.18, 5, random),
  );
  const wood = twigs.map(({ from, to, bend, width }) =>
    path(
      `M${short(from[0])} ${short(from[1])}Q${short(bend[0])} ${short(bend[1])} ${short(to[0])} ${short(to[1])}`,
      {
        fill: 'none',
        stroke: mix(bark, ground, random.real(0, 0.12)),
        'stroke-width': width,
        'stroke-linecap': 'round',
      },
    ),
  );
  const thin = twigs.filter(({ width }) => width < 7);
  const leaves = thin.flatMap(({ to }) =>
    times(2, () =>
      place(
        path(leafOutline(random.real(26, 44), 15, 4), {
          fill: mix(random.pick([soft, main]), ground, 0.1),
        }),
        to,
        random.real(0, 360),
      ),
    ),
  );
  const flowers = thin.flatMap(({ from, to, isTip }) =>
    times(isTip ? 3 : 1, () => {
      const share = random.real(0.3, 1);
      const spot: Point = [
        from[0] + (to[0] - from[0]) * share + random.real(-13, 13),
        from[1] + (to[1] - from[1]) * share + random.real(-13, 13),
      ];
      const kind = random.pick(['open', 'open', 'pale', 'bud']);
      return use(kind, spot, random.real(0, 360), random.real(0.6, 1.15));
    }),
  );
  const falling = times(26, () =>
    place(
      path(petalOutline(15, 12), { fill: petal, opacity: 0.8 }),
      [random.real(0, WIDTH), random.real(0, HEIGHT)],
      random.real(0, 360),
    ),
  );
  const perches = twigs.filter(
    ({ width, to }) => width > 7 && width < 18 && to[1] > 120 && to[0] > 120 && to[0] < WIDTH - 120,
  );
  const birds = [perches[1], perches[Math.floor(perches.length * 0.6)]].flatMap((perch, index) =>
    perch
      ? [
          place(
            songbird(isNight ? strong : main, accent, bark),
            [perch.to[0], perch.to[1] - 10],
            0,
            index ? [-1.1, 1.1] : 1.1,
          ),
        ]
      : [],
  );
  return [
    fade('silk', [
      [0, mix(ground, tone, 0.5)],
      [0.5, isNight ? tone : lighter(ground, 0.25)],
      [1, mix(ground, tone, 0.7)],
    ]),
    define('open', flower(petal, darker(petal, 0.2), strong)),
    define('pale', flower(lighter(petal, 0.45), petal, accent)),
    define(
      'bud',
      path(petalOutline(24, 17), { fill: darker(petal, 0.08) }) +
        path(leafOutline(11, 9), { fill: bark }),
    ),
    sheet('url(#silk)'),
    ...falling,
    ...wood,
    ...leaves,
    ...flowers,
    ...birds,
    grain({ strength: 0.28, frequency: '0.9 0.06' }),
    grain({ strength: 0.18, frequency: '0.05 0.9', seed: 2 }),
  ].join('');
}

interface Root {
  readonly from: Point;
  readonly angle: number;
  readonly length: number;
}

function roots(design: number): Root[] {
  const choices: readonly (readonly Root[])[] = [
    [
      { from: [-20, 760], angle: -32, length: 250 },
      { from: [1220, 160], angle: 160, length: 190 },
    ],
    [
      { from: [1220, 880], angle: -146, length: 260 },
      { from: [-20, 240], angle: 8, length: 190 },
    ],
    [
      { from: [420, 920], angle: -78, length: 240 },
      { from: [860, 920], angle: -96, length: 210 },
    ],
    [
      { from: [-20, 120], angle: 22, length: 250 },
      { from: [1220, 420], angle: 196, length: 220 },
    ],
  ];
  return [...(choices[design % choices.length] ?? [])];
}

/** A bough that forks as it grows thinner. */
function grow(from: Point, angle: number, length: number, depth: number, random: Random): Twig[] {
  const to = polar(from, angle, length);
  const bend = polar(
    [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2],
    angle + 90,
    random.real(-0.16, 0.16) * length,
  );
  const twig: Twig = { from, to, bend, width: 2 + depth * depth * 0.95, isTip: depth === 0 };
  if (depth === 0) return [twig];
  const onward = grow(
    to,
    angle + random.real(-16, 16),
    length * random.real(0.78, 0.92),
    depth - 1,
    random,
  );
  const side = random.pick([-1, 1]) * random.real(32, 58);
  const branch = grow(to, angle + side, length * random.real(0.5, 0.72), depth - 1, random);
  const spur =
    depth > 1
      ? grow(
          bend,
          angle - side * 0.9,
          length * random.real(0.3, 0.45),
          Math.min(depth - 2, 1),
          random,
        )
      : [];
  return [twig, ...onward, ...branch, ...spur];
}

function flower(fill: string, shade: string, heart: string): string {
  const petal =
    path(petalOutline(25, 25), { fill }) +
    path('M0 -3Q2 -10 0 -17', { fill: 'none', stroke: shade, 'stroke-width': 1.4, opacity: 0.7 });
  return group(
    {},
    ring(petal, 5),
    circle(0, 0, 4.5, { fill: shade }),
    ring(circle(0, 0, 1.5, { fill: heart }), 8, 8.5, 10),
  );
}

/** A small bird that sits, its feet at the origin, and looks to the right. */
function songbird(fill: string, breast: string, dark: string): string {
  return group(
    {},
    path('M-20 -14C-40 -4 -62 12 -80 30L-70 32C-52 22 -34 10 -16 -2Z', { fill: dark }),
    path(
      'M-26 -16C-22 -46 6 -62 28 -56C42 -52 46 -38 40 -28C34 -8 12 4 -6 2C-18 0 -28 -4 -26 -16Z',
      { fill },
    ),
    path('M40 -34C38 -12 16 2 -2 2C14 -6 24 -18 26 -34Z', { fill: breast }),
    path('M-34 -2C-30 -26 -10 -40 12 -38C12 -20 -6 -6 -34 -2Z', { fill: darker(fill, 0.25) }),
    path('M42 -46L56 -42L42 -38Z', { fill: dark }),
    circle(32, -46, 2.8, { fill: dark }),
    path('M2 2V10M8 1V10', { stroke: dark, 'stroke-width': 2 }),
  );
}
