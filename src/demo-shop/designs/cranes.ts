import { darker, isDark, lighter, mix } from '../drawing/colours';
import type { Drawing } from '../drawing/drawing';
import { leafOutline, mirrored } from '../drawing/shapes';
import { fade, glow, grain } from '../drawing/surfaces';
import {
  circle,
  define,
  ellipse,
  group,
  HEIGHT,
  path,
  place,
  polar,
  sheet,
  times,
  use,
  WIDTH,
} from '../drawing/svg';

/** A large moon, cranes before it, and grass or pine below. */
export function cranes({ palette, random, design }: Drawing): string {
  const { ground, tone, soft, main, strong, accent } = palette;
  const isNight = isDark(ground);
  const moon = isNight ? mix(accent, '#fff6da', 0.5) : mix(accent, ground, 0.25);
  const [x, y] = [WIDTH * ([0.32, 0.66, 0.5, 0.72][design % 4] ?? 0.5), HEIGHT * 0.42];
  const radius = [250, 220, 290, 240][design % 4] ?? 250;
  const white = isNight ? '#fbf7ee' : lighter(ground, 0.7);
  const bird = crane(white, isNight ? darker(ground, 0.3) : strong, '#c8483b');
  const flights = times(5, (index) => {
    const angle = -150 + index * 66 + random.real(-14, 14);
    const [dx, dy] = polar([0, 0], angle, radius * random.real(0.75, 1.35));
    return use(
      'crane',
      [x + dx * 1.35, y + dy * 0.8],
      random.real(-26, 6),
      random.real(0.62, 1.25),
    );
  });
  return [
    fade('sky', [
      [0, isNight ? darker(ground, 0.2) : tone],
      [0.7, ground],
      [1, tone],
    ]),
    glow('halo', [
      [0, moon, 0.5],
      [0.6, moon, 0.2],
      [1, moon, 0],
    ]),
    define('crane', bird),
    sheet('url(#sky)'),
    circle(x, y, radius * 1.7, { fill: 'url(#halo)' }),
    circle(x, y, radius, { fill: moon }),
    ...times(7, () =>
      ellipse(
        [x + random.real(-0.6, 0.6) * radius, y + random.real(-0.6, 0.6) * radius],
        [random.real(20, 80), random.real(14, 50)],
        { fill: mix(moon, soft, 0.4), opacity: 0.25 },
      ),
    ),
    ...times(9, (index) =>
      cloud(
        random.real(-120, WIDTH),
        190 + index * 74 + random.real(-30, 30),
        random.real(0.7, 1.5),
        {
          fill: isNight ? tone : lighter(ground, 0.45),
          line: isNight ? strong : main,
        },
      ),
    ),
    ...flights,
    grasses([soft, main, strong], random, design % 2 === 0 ? 84 : 56),
    grain({ strength: 0.22, frequency: '0.6 0.3', octaves: 3 }),
  ].join('');

  function grasses(colours: readonly string[], numbers: typeof random, count: number): string {
    return times(count, () => {
      const from = numbers.real(-20, WIDTH + 20);
      const tall = numbers.real(90, 300);
      const lean = numbers.real(-70, 70);
      const fill = numbers.pick(colours);
      const blade = path(leafOutline(tall, 13, lean), { fill });
      const ear = numbers.real(0, 1) < 0.3 ? plumeGrass(tall, lean, mix(fill, accent, 0.5)) : '';
      return place(blade + ear, [from, HEIGHT + 8]);
    }).join('');
  }
}

function plumeGrass(tall: number, lean: number, fill: string): string {
  return place(
    mirrored(
      times(7, (index) =>
        place(path(leafOutline(26 - index, 5), { fill }), [0, -index * 11], 28),
      ).join(''),
    ),
    [lean, -tall + 4],
    lean * 0.25,
  );
}

/** A bank of cloud: round heads on a flat foot, outlined as on lacquer. */
function cloud(
  x: number,
  y: number,
  scale: number,
  { fill, line }: { fill: string; line: string },
): string {
  const outline =
    'M0 0C-26 0 -30 -26 -6 -28C-4 -52 34 -56 42 -34C56 -58 104 -54 106 -26C130 -40 164 -22 152 0Z';
  return place(
    group(
      { opacity: 0.9 },
      path(outline, { fill, stroke: line, 'stroke-width': 2 }),
      path('M8 -12C6 -36 32 -38 34 -18M58 -12C56 -40 92 -40 92 -14', {
        fill: 'none',
        stroke: line,
        'stroke-width': 1.6,
      }),
    ),
    [x, y],
    0,
    scale,
  );
}

/** A crane in flight, to the left: neck stretched forward, legs behind. */
function crane(body: string, dark: string, crown: string): string {
  const wing = (turn: number, size: number) =>
    place(
      group(
        {},
        ...times(11, (index) => {
          const share = index / 10;
          const isPrimary = share > 0.45;
          return place(
            path(leafOutline(88 + share * 58, 17), { fill: isPrimary ? dark : body }),
            [share * -12, -share * 20],
            58 - share * 76,
          );
        }),
        path('M-14 6C-18 -40 -22 -84 -34 -128C-8 -108 26 -70 58 -16C46 0 10 10 -14 6Z', {
          fill: body,
        }),
        path(
          'M-12 -10C-10 -40 -16 -70 -26 -100M2 -6C4 -34 -6 -62 -14 -84M18 -6C16 -26 8 -44 0 -58',
          {
            fill: 'none',
            stroke: dark,
            'stroke-width': 1.4,
            opacity: 0.4,
          },
        ),
      ),
      [0, 0],
      turn,
      size,
    );
  return group(
    {},
    place(wing(0, 0.92), [6, -6], 44),
    path(
      'M46 8C80 14 112 22 142 24L142 27C110 28 76 22 42 16ZM46 12C78 24 104 36 130 42L129 45C100 42 70 30 40 20Z',
      { fill: dark },
    ),
    path(
      'M52 12C30 28 -14 26 -36 8C-58 4 -84 -2 -108 -12C-112 -14 -110 -20 -106 -19C-82 -12 -58 -10 -36 -8C-10 -20 34 -14 52 2Z',
      { fill: body },
    ),
    path('M-60 -4C-78 -8 -94 -12 -106 -17L-104 -10C-90 -4 -76 0 -60 3Z', { fill: dark }),
    circle(-108, -16, 6.5, { fill: body }),
    path('M-106 -22C-112 -24 -116 -20 -115 -16Z', { fill: crown }),
    path('M-113 -17L-136 -16L-114 -12Z', { fill: dark }),
    wing(-12, 1),
  );
}
