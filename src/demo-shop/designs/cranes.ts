import { darker, isDark, lighter, mix } from '../drawing/colours';
import type { Drawing } from '../drawing/design';
import { HEIGHT, polar, times, WIDTH } from '../drawing/geometry';
import { leaf } from '../drawing/shapes';
import * as svg from '../drawing/svg';

/** A large moon, cranes before it, and grass below. */
export function cranes({ palette, random, variant }: Drawing): string {
  const { ground, tone, soft, main, strong, accent } = palette;
  const isNight = isDark(ground);
  const moon = isNight ? mix(accent, '#fff6da', 0.5) : mix(accent, ground, 0.25);
  const [x, y] = [WIDTH * ([0.32, 0.66, 0.5, 0.72, 0.4][variant] ?? 0.5), HEIGHT * 0.42];
  const radius = [250, 220, 290, 240, 200][variant] ?? 250;
  const white = isNight ? '#fbf7ee' : lighter(ground, 0.7);
  const spots = times(7, () =>
    svg.ellipse(
      [x + random.real(-0.6, 0.6) * radius, y + random.real(-0.6, 0.6) * radius],
      [random.real(20, 80), random.real(14, 50)],
      { fill: mix(moon, soft, 0.4), 'fill-opacity': 0.25 },
    ),
  );
  const clouds = times(9, (index) =>
    svg.use(
      'cloud',
      [random.real(-120, WIDTH), 190 + index * 74 + random.real(-30, 30)],
      0,
      random.real(0.7, 1.5),
    ),
  );
  const flights = times(5, (index) => {
    const [dx, dy] = polar(
      -150 + index * 66 + random.real(-14, 14),
      radius * random.real(0.75, 1.35),
    );
    return svg.use(
      'crane',
      [x + dx * 1.35, y + dy * 0.8],
      random.real(-26, 6),
      random.real(0.62, 1.25),
    );
  });
  const grass = times(70, () => {
    const [tall, lean] = [random.real(90, 300), random.real(-70, 70)];
    const fill = random.pick([soft, main, strong]);
    const ear =
      random.real(0, 1) < 0.3
        ? svg.place(earOf(mix(fill, accent, 0.5)), [lean, -tall + 4], lean / 4)
        : '';
    return svg.place(svg.path(leaf(tall, 13, lean), { fill }) + ear, [
      random.real(-20, WIDTH + 20),
      HEIGHT + 8,
    ]);
  });
  return [
    svg.fade('sky', isNight ? darker(ground, 0.2) : tone, ground, ground, tone),
    svg.glow('halo', `${moon}80`, `${moon}40`, `${moon}00`),
    svg.define('crane', crane(white, isNight ? darker(ground, 0.3) : strong)),
    svg.define('cloud', cloud(isNight ? tone : lighter(ground, 0.45), isNight ? strong : main)),
    svg.sheet('url(#sky)'),
    svg.circle([x, y], radius * 1.7, { fill: 'url(#halo)' }),
    svg.circle([x, y], radius, { fill: moon }),
    ...spots,
    ...clouds,
    ...flights,
    ...grass,
  ].join('');
}

/** The ear of a grass. */
function earOf(fill: string): string {
  return times(14, (index) =>
    svg.place(
      svg.path(leaf(26 - index / 2, 5), { fill }),
      [0, -Math.floor(index / 2) * 11],
      index % 2 ? 28 : -28,
    ),
  ).join('');
}

/** A bank of cloud: round heads on a flat foot, outlined as on lacquer. */
const cloud = (fill: string, line: string) =>
  `<path fill="${fill}" stroke="${line}" stroke-width="2" d="M0 0C-26 0 -30 -26 -6 -28C-4 -52 34 -56 42 -34C56 -58 104 -54 106 -26C130 -40 164 -22 152 0Z"/>
  <path fill="none" stroke="${line}" stroke-width="1.6" d="M8 -12C6 -36 32 -38 34 -18M58 -12C56 -40 92 -40 92 -14"/>`;

/** A crane that flies to the left: neck stretched forward, legs behind. */
function crane(body: string, dark: string): string {
  const feathers = times(11, (index) => {
    const share = index / 10;
    const feather = svg.path(leaf(88 + share * 58, 17), { fill: share > 0.45 ? dark : body });
    return svg.place(feather, [share * -12, -share * 20], 58 - share * 76);
  });
  const wing = `${feathers.join('')}
    <path fill="${body}" d="M-14 6C-18 -40 -22 -84 -34 -128C-8 -108 26 -70 58 -16C46 0 10 10 -14 6Z"/>
    <path fill="none" stroke="${dark}" stroke-width="1.4" stroke-opacity="0.4" d="M-12 -10C-10 -40 -16 -70 -26 -100M2 -6C4 -34 -6 -62 -14 -84M18 -6C16 -26 8 -44 0 -58"/>`;
  const trunk = `
    <path fill="${dark}" d="M46 8C80 14 112 22 142 24L142 27C110 28 76 22 42 16ZM46 12C78 24 104 36 130 42L129 45C100 42 70 30 40 20Z"/>
    <path fill="${body}" d="M52 12C30 28 -14 26 -36 8C-58 4 -84 -2 -108 -12C-112 -14 -110 -20 -106 -19C-82 -12 -58 -10 -36 -8C-10 -20 34 -14 52 2Z"/>
    <path fill="${dark}" d="M-60 -4C-78 -8 -94 -12 -106 -17L-104 -10C-90 -4 -76 0 -60 3Z"/>
    <circle fill="${body}" cx="-108" cy="-16" r="6.5"/>
    <path fill="#c8483b" d="M-106 -22C-112 -24 -116 -20 -115 -16Z"/>
    <path fill="${dark}" d="M-113 -17L-136 -16L-114 -12Z"/>`;
  return svg.place(wing, [6, -6], 44, 0.92) + trunk + svg.place(wing, [0, 0], -12);
}
