import { darker, isDark, lighter, mix } from '../drawing/colours';
import type { Drawing } from '../drawing/design';
import { HEIGHT, type Point, short, smooth, times, WIDTH } from '../drawing/geometry';
import * as svg from '../drawing/svg';

/** Where the balloons of a sheet are, as shares of its size, and how large. */
const spots: readonly (readonly [x: number, y: number, scale: number])[] = [
  [0.24, 0.36, 1.35],
  [0.68, 0.3, 0.95],
  [0.88, 0.54, 0.72],
  [0.48, 0.2, 0.6],
  [0.08, 0.62, 0.5],
  [0.5, 0.6, 0.42],
];

/** Balloons over soft hills. */
export function balloons({ palette, random, variant }: Drawing): string {
  const { ground, tone, soft, main, strong, accent } = palette;
  const isNight = isDark(ground);
  const white = isNight ? accent : lighter(ground, 0.6);
  const cloths = [
    [main, white, accent],
    [strong, soft, white],
    [accent, main, soft],
    [soft, strong, white],
  ];
  const shift = random.real(-0.05, 0.05);
  const hills = times(4, (index) => {
    const points = times(
      8,
      (step): Point => [
        step * 190 - 60,
        HEIGHT * (0.74 + index * 0.066) +
          Math.sin(step * 1.1 + index * 2 + variant) * (46 - index * 5),
      ],
    );
    return svg.path(`${smooth(points)}V${HEIGHT}H-60Z`, {
      fill: mix(mix(tone, soft, 0.4), main, index * 0.28),
    });
  });
  const balloonsInSky = spots.map(([x, y, scale], index) => {
    const cloth = cloths[(index + variant) % cloths.length] ?? [];
    const at: Point = [((variant % 2 ? 1 - x : x) + shift) * WIDTH, y * HEIGHT];
    return svg.place(balloon(cloth, strong, variant), at, random.real(-4, 4), scale);
  });
  const trees = times(17, () => {
    const tall = random.real(40, 84);
    const fill = mix(random.pick([main, strong, soft]), strong, 0.25);
    return svg.place(
      svg.rect([-2.5, -tall * 0.4], [5, tall * 0.4], { fill: darker(strong, 0.2) }) +
        svg.ellipse([0, -tall * 0.7], [tall * 0.3, tall * 0.46], { fill }),
      [random.real(0, WIDTH), HEIGHT * random.real(0.93, 1)],
    );
  });
  return [
    isNight
      ? svg.fade('sky', darker(ground, 0.15), tone, soft)
      : svg.fade('sky', tone, lighter(ground, 0.4), lighter(ground, 0.6)),
    svg.define('cloud', cloud(isNight ? mix(tone, soft, 0.55) : lighter(ground, 0.75))),
    svg.sheet('url(#sky)'),
    ...times(9, () =>
      svg.use('cloud', [random.real(-80, WIDTH), random.real(40, 560)], 0, random.real(0.7, 1.7)),
    ),
    ...hills.slice(0, 3),
    ...balloonsInSky,
    ...hills.slice(3),
    ...trees,
  ].join('');
}

function cloud(fill: string): string {
  return svg.group(
    { fill },
    svg.ellipse([0, 0], [70, 24], {}),
    svg.circle([-26, -16], 26, {}),
    svg.circle([12, -26], 34, {}),
    svg.circle([44, -10], 22, {}),
  );
}

/** A balloon of coloured strips, its basket below; the origin is in the middle of its envelope. */
function balloon(cloth: readonly string[], rope: string, variant: number): string {
  const strips = [1, 0.72, 0.4, 0.1].map((share, index) => {
    const side = (by: number) =>
      `C${short(96 * by)} -120 ${short(128 * by)} -46 ${short(112 * by)} 6C${short(98 * by)} 52 ${short(50 * by)} 84 ${short(26 * by)} 118`;
    const fill = cloth[index % cloth.length] ?? rope;
    return (
      svg.path(`M0 -120${side(share)}H0Z`, { fill }) +
      svg.path(`M0 -120${side(-share)}H0Z`, { fill })
    );
  });
  const band =
    variant % 2 === 0
      ? times(9, (index) =>
          svg.circle([-92 + index * 23, 18 - (index - 4) ** 2 * 0.9], 6, {
            fill: cloth[1] ?? rope,
          }),
        ).join('')
      : svg.path('M-112 -4C-60 18 60 18 112 -4L108 22C58 42 -58 42 -108 22Z', {
          fill: cloth[2] ?? rope,
        });
  return svg.group(
    {},
    ...strips,
    band,
    svg.path('M60 -96C96 -60 96 0 44 76C74 20 80 -40 60 -96Z', {
      fill: '#00000012',
    }),
    svg.path('M-50 -94C-88 -60 -88 -20 -70 10C-72 -26 -66 -62 -50 -94Z', {
      fill: '#ffffff4d',
    }),
    svg.stroke('M-25 118L-18 156M25 118L18 156M0 118V156', rope, 2),
    svg.rect([-26, 112], [52, 9], { rx: 4, fill: rope }),
    svg.rect([-20, 154], [40, 30], { rx: 6, fill: mix(rope, '#c98a4b', 0.6) }),
  );
}
