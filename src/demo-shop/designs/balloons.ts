import { darker, isDark, lighter, mix } from '../drawing/colours';
import type { Drawing } from '../drawing/drawing';
import type { Palette } from '../drawing/palettes';
import { farBird } from '../drawing/shapes';
import { fade, grain } from '../drawing/surfaces';
import {
  circle,
  ellipse,
  group,
  HEIGHT,
  path,
  place,
  rect,
  sheet,
  short,
  smooth,
  times,
  WIDTH,
} from '../drawing/svg';
import type { Random } from '../random';
import { space } from './space';

/** For children: balloons over soft hills, or planets and rockets. */
export function balloons(drawing: Drawing): string {
  const { palette, design } = drawing;
  const { ground, tone, soft } = palette;
  const isNight = isDark(ground);
  return [
    fade('sky', [
      [0, isNight ? darker(ground, 0.15) : tone],
      [0.75, isNight ? tone : lighter(ground, 0.4)],
      [1, isNight ? soft : lighter(ground, 0.6)],
    ]),
    sheet('url(#sky)'),
    design % 2 === 1 ? space(drawing) : meadow(drawing),
    grain({ strength: 0.2, frequency: '0.5', octaves: 3 }),
  ].join('');
}

function meadow({ palette, random, design }: Drawing): string {
  const { ground, tone, soft, main, strong, accent } = palette;
  const isNight = isDark(ground);
  const cloudy = isNight ? mix(tone, soft, 0.55) : lighter(ground, 0.75);
  const cloth = isNight ? accent : lighter(ground, 0.45);
  const hills = times(4, (index) => {
    const share = index / 3;
    const points = times(
      8,
      (step) =>
        [
          step * 190 - 60,
          HEIGHT * (0.74 + share * 0.2) +
            Math.sin(step * 1.1 + index * 2 + design) * (46 - share * 14),
        ] as const,
    );
    return path(`${smooth(points)}V${HEIGHT}H-60Z`, {
      fill: mix(mix(tone, soft, 0.4), main, share * 0.85),
    });
  });
  const sizes = [1.35, 0.95, 0.72, 0.6, 0.5, 0.42];
  const spots = [
    [0.24, 0.36],
    [0.68, 0.3],
    [0.88, 0.54],
    [0.48, 0.2],
    [0.08, 0.62],
    [0.5, 0.6],
  ] as const;
  const colours = [
    [main, cloth, accent],
    [strong, soft, cloth],
    [accent, main, soft],
    [soft, strong, cloth],
  ];
  const shift = random.real(-0.05, 0.05);
  return [
    ...times(9, () =>
      cloud([random.real(-80, WIDTH), random.real(40, 560)], random.real(0.7, 1.7), cloudy),
    ),
    ...hills.slice(0, 3),
    ...sizes.map((size, index) => {
      const [x, y] = spots[index] ?? [0.5, 0.5];
      const mirrored = design % 2 ? 1 - x : x;
      return place(
        balloon(colours[index % colours.length] ?? [main], strong, design),
        [(mirrored + shift) * WIDTH, y * HEIGHT],
        random.real(-4, 4),
        size,
      );
    }),
    ...hills.slice(3),
    ...trees(palette, random),
    ...times(5, () =>
      place(farBird(random.real(18, 30), strong), [random.real(80, 1100), random.real(80, 420)]),
    ),
  ].join('');
}

/** A balloon of coloured strips, its basket below; around the envelope's middle. */
function balloon(colours: readonly string[], rope: string, design: number): string {
  const outline = (share: number) =>
    `M0 -120C${short(96 * share)} -120 ${short(128 * share)} -46 ${short(112 * share)} 6C${short(98 * share)} 52 ${short(50 * share)} 84 ${short(26 * share)} 118`;
  const strips = [1, 0.72, 0.4, 0.1];
  const panels = strips.map((share, index) => {
    const fill = colours[index % colours.length] ?? rope;
    const d = `${outline(share)}L${short(-26 * share)} 118C${short(-50 * share)} 84 ${short(-98 * share)} 52 ${short(-112 * share)} 6C${short(-128 * share)} -46 ${short(-96 * share)} -120 0 -120Z`;
    return path(d, { fill });
  });
  const band =
    design % 2 === 0
      ? times(9, (index) =>
          circle(-92 + index * 23, 18 - Math.abs(index - 4) ** 2 * 0.9, 6, {
            fill: colours[1] ?? rope,
            stroke: rope,
            'stroke-width': 1,
          }),
        )
      : [
          path('M-112 -4C-60 18 60 18 112 -4L108 22C58 42 -58 42 -108 22Z', {
            fill: colours[2] ?? rope,
            opacity: 0.9,
          }),
        ];
  return group(
    {},
    ...panels,
    ...band,
    path('M60 -96C96 -60 96 0 44 76C74 20 80 -40 60 -96Z', { fill: '#000000', opacity: 0.07 }),
    path('M-50 -94C-88 -60 -88 -20 -70 10C-72 -26 -66 -62 -50 -94Z', {
      fill: '#ffffff',
      opacity: 0.3,
    }),
    path('M-25 118L-18 156M25 118L18 156M0 118V156', { stroke: rope, 'stroke-width': 2 }),
    rect(-26, 112, 52, 9, { rx: 4, fill: rope }),
    rect(-20, 154, 40, 30, { rx: 6, fill: mix(rope, '#c98a4b', 0.6) }),
    path('M-20 164H20M-20 173H20', { stroke: rope, 'stroke-width': 1.6, opacity: 0.5 }),
  );
}

function cloud(at: readonly [number, number], scale: number, fill: string): string {
  return place(
    group(
      { fill, opacity: 0.9 },
      ellipse([0, 0], [70, 24], {}),
      circle(-26, -16, 26, {}),
      circle(12, -26, 34, {}),
      circle(44, -10, 22, {}),
    ),
    at,
    0,
    scale,
  );
}

function trees({ main, strong, soft }: Palette, random: Random): string[] {
  return times(17, () => {
    const tall = random.real(40, 84);
    const fill = mix(random.pick([main, strong, soft]), strong, 0.25);
    return place(
      rect(-2.5, -tall * 0.4, 5, tall * 0.4, { fill: darker(strong, 0.2) }) +
        ellipse([0, -tall * 0.7], [tall * 0.3, tall * 0.46], { fill }),
      [random.real(0, WIDTH), HEIGHT * random.real(0.93, 1.0)],
    );
  });
}
