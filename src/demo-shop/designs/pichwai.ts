import { darker, isDark, lighter, mix } from '../drawing/colours';
import type { Drawing } from '../drawing/drawing';
import type { Palette } from '../drawing/palettes';
import { repeats } from '../drawing/repeats';
import { leafOutline, ring } from '../drawing/shapes';
import { glow, grain } from '../drawing/surfaces';
import {
  circle,
  define,
  ellipse,
  group,
  HEIGHT,
  path,
  place,
  sheet,
  short,
  times,
  use,
  WIDTH,
} from '../drawing/svg';

/** Lotus ponds as the temple painters of Nathdwara hang them behind Shrinathji. */
export function pichwai(drawing: Drawing): string {
  const { palette, random, design } = drawing;
  const { ground, tone, strong } = palette;
  const isNight = isDark(ground);
  return [
    glow('pond', [
      [0, isNight ? tone : lighter(ground, 0.3)],
      [1, ground],
    ]),
    ...definitions(palette),
    sheet('url(#pond)'),
    times(150, () =>
      circle(random.real(0, WIDTH), random.real(0, HEIGHT), random.real(1, 2.4), {
        fill: strong,
        opacity: 0.55,
      }),
    ).join(''),
    design % 2 === 0 ? pond(drawing) : rows(drawing),
    grain({ strength: 0.24, frequency: '0.5 0.6', octaves: 3 }),
  ].join('');
}

function definitions(palette: Palette): string[] {
  const { ground, soft, main, strong, accent } = palette;
  const line = isDark(ground) ? strong : darker(strong, 0.05);
  const pink = mix('#ee93a4', accent, isDark(ground) ? 0.4 : 0.12);
  return [
    define('lotus', lotus(lighter(pink, 0.5), pink, line)),
    define('white', lotus('#fffaf2', mix(pink, '#ffffff', 0.55), line)),
    define('bud', bud(pink, lighter(pink, 0.5), line)),
    define(
      'pad',
      pad(isDark(ground) ? soft : main, isDark(ground) ? main : lighter(main, 0.35), line),
    ),
    define(
      'small',
      pad(isDark(ground) ? mix(soft, main, 0.5) : mix(main, strong, 0.3), line, line),
    ),
  ];
}

/** Flowers and leaves that stand in the water at all heights. */
function pond({ palette, random, design }: Drawing): string {
  const stem = isDark(palette.ground) ? palette.main : palette.strong;
  const plants = times(7, (row) =>
    times(9, (column) => {
      const x = column * 150 + (row % 2 ? 75 : 0) + random.real(-34, 34);
      const y = 90 + row * 138 + random.real(-26, 26);
      const kind = random.pick(
        design === 0
          ? ['lotus', 'pad', 'bud', 'white', 'pad']
          : ['pad', 'lotus', 'small', 'lotus', 'bud'],
      );
      const size = random.real(0.72, 1.06);
      const lean = random.real(-30, 30);
      const stalk = path(
        `M${short(x)} ${short(y + 8)}Q${short(x + lean)} ${short(y + 90)} ${short(x + lean * 0.4)} ${short(y + 190)}`,
        {
          fill: 'none',
          stroke: stem,
          'stroke-width': 3,
          opacity: 0.55,
        },
      );
      return stalk + use(kind, [x, y], random.real(-14, 14), size);
    }).join(''),
  );
  return plants.join('');
}

/** One great lotus beside the other, in half drop, with buds between. */
function rows({ palette, design }: Drawing): string {
  const [width, height] = design === 1 ? [230, 290] : [190, 240];
  const { strong } = palette;
  return repeats(width, height, 0.5)
    .map(({ at, column, row }) => {
      const content = [
        ring(path(leafOutline(20, 9), { fill: strong, opacity: 0.75 }), 16, width * 0.38),
        use((column + row) % 2 ? 'white' : 'lotus', [0, 26], 0, width / 165),
        use('bud', [0, height * 0.36], 0, 0.7),
        use('small', [-width * 0.3, height * 0.3], -20, 0.42),
        use('small', [width * 0.3, height * 0.3], 20, 0.42),
      ].join('');
      return place(content, at);
    })
    .join('');
}

function lotus(fill: string, tip: string, line: string): string {
  const petal = (turn: number, length: number, width: number, colour: string) =>
    place(
      path(leafOutline(length, width), { fill: colour, stroke: line, 'stroke-width': 1.6 }) +
        path(leafOutline(length * 0.55, width * 0.5), {
          fill: tip,
          opacity: 0.55,
          transform: `translate(0 ${-length * 0.42})`,
        }) +
        path(`M0 ${-length * 0.12}V${-length * 0.7}`, { stroke: tip, 'stroke-width': 1.2 }),
      [0, 20],
      turn,
    );
  return group(
    {},
    ...[-96, 96, -78, 78].map((turn) => petal(turn, 66, 26, mix(fill, tip, 0.35))),
    ...[-58, 58, -42, 42].map((turn) => petal(turn, 74, 32, mix(fill, tip, 0.15))),
    ...[-22, 22].map((turn) => petal(turn, 80, 34, fill)),
    petal(0, 84, 38, fill),
    ...[-64, 64, -32, 32].map((turn) => petal(turn, 48, 30, lighter(fill, 0.3))),
    petal(0, 50, 32, lighter(fill, 0.4)),
    path('M-22 22Q0 34 22 22Q0 12 -22 22Z', { fill: line }),
  );
}

function bud(fill: string, light: string, line: string): string {
  return group(
    {},
    path('M0 0V46', { stroke: line, 'stroke-width': 2.4 }),
    ...[-16, 16].map((turn) =>
      place(path(leafOutline(50, 24), { fill, stroke: line, 'stroke-width': 1.5 }), [0, 6], turn),
    ),
    place(path(leafOutline(56, 25), { fill: light, stroke: line, 'stroke-width': 1.5 }), [0, 6]),
    ...[-34, 34].map((turn) => place(path(leafOutline(22, 11), { fill: line }), [0, 10], turn)),
  );
}

/** A lotus leaf, seen a little from the side. */
function pad(fill: string, vein: string, line: string): string {
  const veins = times(11, (index) => {
    const angle = (index / 11) * Math.PI * 2 + 0.2;
    return `M0 -4L${short(Math.cos(angle) * 58)} ${short(Math.sin(angle) * 32 - 4)}`;
  }).join('');
  return group(
    {},
    ellipse([0, 0], [66, 38], { fill, stroke: line, 'stroke-width': 1.6 }),
    path('M-66 0C-60 34 60 34 66 0C50 22 -50 22 -66 0Z', { fill: darker(fill, 0.18) }),
    path(veins, { stroke: vein, 'stroke-width': 1.3, opacity: 0.7 }),
    circle(0, -4, 4, { fill: line }),
  );
}
