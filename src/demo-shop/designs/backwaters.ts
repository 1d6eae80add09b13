import { darker, isDark, lighter, mix } from '../drawing/colours';
import type { Drawing } from '../drawing/drawing';
import { crest, distanceColour, frond, land, lightColour, skyColours } from '../drawing/scenery';
import { farBird } from '../drawing/shapes';
import { fade, glow, grain } from '../drawing/surfaces';
import {
  circle,
  group,
  HEIGHT,
  path,
  place,
  rect,
  sheet,
  short,
  times,
  WIDTH,
} from '../drawing/svg';
import type { Random } from '../random';

const SHORE = HEIGHT * 0.6;

/** Palms that lean over still water, a houseboat, and the light in between. */
export function backwaters({ palette, random, design }: Drawing): string {
  const { ground, main, strong } = palette;
  const light = lightColour(palette);
  const [top, middle, horizon] = skyColours(palette);
  const dark = isDark(ground) ? darker(ground, 0.55) : darker(strong, 0.1);
  const sunX = WIDTH * ([0.5, 0.36, 0.62, 0.5][design % 4] ?? 0.5);
  const far = [0.1, 0.35].map((share, index) =>
    path(land(crest(random, SHORE - 50 + index * 34, 30, 0.6)), {
      fill: distanceColour(palette, share),
      opacity: 0.85,
    }),
  );
  const grove = times(26, () => {
    const tall = random.real(60, 130);
    return place(palmTree(tall, random.real(-0.3, 0.3), random), [
      random.real(0, WIDTH),
      SHORE + 4,
    ]);
  });
  const left = design % 2 === 0;
  const near = [
    { x: left ? 60 : 1140, tall: 640, lean: left ? 0.36 : -0.36 },
    { x: left ? -20 : 1230, tall: 520, lean: left ? 0.52 : -0.5 },
    { x: left ? 1150 : 40, tall: 560, lean: left ? -0.2 : 0.26 },
    { x: left ? 180 : 1010, tall: 430, lean: left ? 0.12 : -0.1 },
  ].map(({ x, tall, lean }) => place(palmTree(tall, lean, random), [x, HEIGHT + 10]));
  const ripples = times(120, () => {
    const y = SHORE + random.real(0, 1) ** 1.4 * (HEIGHT - SHORE);
    const share = (y - SHORE) / (HEIGHT - SHORE);
    const isLit = random.real(0, 1) < 0.45;
    const x = isLit ? sunX + random.real(-1, 1) * (40 + share * 160) : random.real(0, WIDTH);
    const long = random.real(24, 70) * (0.6 + share * 1.6);
    return rect(x - long / 2, y, long, 1.4 + share * 3, {
      rx: 2,
      fill: isLit ? lighter(light, 0.3) : mix(main, dark, 0.3),
      opacity: isLit ? 0.75 : 0.22,
    });
  });
  return [
    fade('sky', [
      [0, top],
      [0.55, middle],
      [1, mix(horizon, light, 0.35)],
    ]),
    fade('water', [
      [0, mix(horizon, light, 0.3)],
      [0.4, mix(middle, main, 0.3)],
      [1, mix(main, dark, isDark(ground) ? 0.7 : 0.15)],
    ]),
    glow('halo', [
      [0, lighter(light, 0.3), 0.9],
      [1, light, 0],
    ]),
    rect(0, 0, WIDTH, SHORE + 2, { fill: 'url(#sky)' }),
    circle(sunX, SHORE - 110, 330, { fill: 'url(#halo)' }),
    circle(sunX, SHORE - 110, 82, { fill: lighter(light, 0.35) }),
    ...far,
    group({ fill: mix(distanceColour(palette, 0.6), dark, 0.25) }, ...grove),
    rect(0, SHORE, WIDTH, HEIGHT - SHORE, { fill: 'url(#water)' }),
    rect(0, SHORE - 2, WIDTH, 7, { fill: mix(distanceColour(palette, 0.6), dark, 0.4) }),
    place(group({ fill: dark, opacity: 0.16 }, ...grove), [0, SHORE * 2 + 8], 0, [1, -1]),
    ...ripples,
    place(
      houseboat(dark, mix(main, light, 0.4)),
      [WIDTH * (left ? 0.62 : 0.4), SHORE + 92],
      0,
      left ? 1.15 : [-1.15, 1.15],
    ),
    ...times(6, () =>
      place(farBird(random.real(18, 34), dark), [
        sunX + random.real(-300, 300),
        random.real(90, 330),
      ]),
    ),
    group({ fill: dark }, ...near),
    shoreGrass(dark, random),
    sheet(light, { opacity: 0.05 }),
    grain({ strength: 0.22, frequency: '0.5', octaves: 3 }),
  ].join('');
}

/** A coconut palm, its foot at the origin; `lean` is how far its head stands aside, for its height. */
function palmTree(tall: number, lean: number, random: Random): string {
  const [x, y] = [lean * tall, -tall];
  const [foot, head] = [tall * 0.024 + 2, tall * 0.011 + 1];
  const bend = -tall * 0.55;
  const trunk = `M${short(-foot)} 0Q${short(lean * tall * 0.18 - foot * 0.6)} ${short(bend)} ${short(x - head)} ${short(y)}L${short(x + head)} ${short(y)}Q${short(lean * tall * 0.18 + foot * 0.6)} ${short(bend)} ${short(foot)} 0Z`;
  const length = tall * 0.36 + 16;
  const fronds = [-168, -138, -108, -82, -54, -26, 4, -186].map((angle) =>
    frond(length * random.real(0.82, 1.08), angle + random.real(-9, 9), random),
  );
  return group(
    {},
    path(trunk, {}),
    ...fronds.map((d) => path(d, { transform: `translate(${short(x)} ${short(y)})` })),
    ...times(4, (index) =>
      circle(x + (index - 1.5) * length * 0.075, y + length * 0.09, length * 0.055, {}),
    ),
  );
}

/** A kettuvallam, its waterline at the origin. */
function houseboat(fill: string, inside: string): string {
  return group(
    {},
    path('M-150 -16C-120 2 120 2 168 -30C150 12 120 22 90 22H-92C-122 22 -146 8 -150 -16Z', {
      fill,
    }),
    path('M-112 -8V-44C-112 -84 -66 -92 -20 -92H40C84 -92 104 -76 104 -44V-10Z', {
      fill: mix(fill, inside, 0.3),
    }),
    path(
      'M-122 -42C-122 -92 -66 -102 -20 -102H42C92 -102 114 -84 114 -44C90 -60 60 -62 42 -62H-40C-80 -62 -104 -56 -122 -42Z',
      { fill },
    ),
    path('M-94 -46H-66V-20H-94ZM-50 -50H-18V-20H-50ZM0 -50H32V-20H0ZM50 -48H82V-20H50Z', {
      fill: inside,
    }),
    path('M-100 -78C-40 -90 60 -90 100 -74M-112 -64C-50 -80 70 -80 110 -62', {
      fill: 'none',
      stroke: inside,
      'stroke-width': 1.6,
      opacity: 0.5,
    }),
    rect(-160, 26, 330, 5, { rx: 2, fill, opacity: 0.3 }),
  );
}

function shoreGrass(fill: string, random: Random): string {
  return times(120, () => {
    const x = random.real(-20, WIDTH + 20);
    const edge = Math.abs(x - WIDTH / 2) / (WIDTH / 2);
    const tall = random.real(14, 34) + edge ** 2 * 74;
    return path(
      `M${short(x - 3)} ${HEIGHT}Q${short(x)} ${short(HEIGHT - tall * 0.6)} ${short(x + random.real(-22, 22))} ${short(HEIGHT - tall)}Q${short(x + 3)} ${short(HEIGHT - tall * 0.5)} ${short(x + 4)} ${HEIGHT}Z`,
      { fill },
    );
  }).join('');
}
