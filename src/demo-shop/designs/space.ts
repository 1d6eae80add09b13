import { lighter, mix } from '../drawing/colours';
import type { Drawing } from '../drawing/drawing';
import { ring } from '../drawing/shapes';
import {
  circle,
  group,
  HEIGHT,
  path,
  place,
  polar,
  polyline,
  short,
  times,
  WIDTH,
} from '../drawing/svg';

/** Planets, rockets and constellations. */
export function space({ palette, random }: Drawing): string {
  const { tone, soft, main, strong, accent, ground } = palette;
  const stars = times(190, () =>
    circle(random.real(0, WIDTH), random.real(0, HEIGHT), random.real(0.9, 3), {
      fill: random.pick([strong, accent, '#ffffff']),
      opacity: random.real(0.4, 1),
    }),
  );
  const sparkle = (size: number) =>
    path(
      `M0 ${-size}Q${size * 0.14} ${-size * 0.14} ${size} 0Q${size * 0.14} ${size * 0.14} 0 ${size}Q${-size * 0.14} ${size * 0.14} ${-size} 0Q${-size * 0.14} ${-size * 0.14} 0 ${-size}Z`,
      { fill: accent },
    );
  const constellations = times(3, (index) => {
    let at: readonly [number, number] = [
      130 + index * 380 + random.real(-50, 80),
      random.real(120, 720),
    ];
    const points = times(5, () => (at = polar(at, random.real(-60, 60), random.real(60, 110))));
    return (
      path(polyline(points), {
        fill: 'none',
        stroke: main,
        'stroke-dasharray': '3 7',
        'stroke-width': 2,
      }) + points.map(([x, y]) => circle(x, y, 5, { fill: strong })).join('')
    );
  });
  const jitter = () => random.real(-30, 30);
  return [
    ...stars,
    ...constellations,
    ...times(18, () =>
      place(sparkle(random.real(8, 19)), [random.real(0, WIDTH), random.real(0, HEIGHT)]),
    ),
    place(
      planet(118, strong, mix(strong, main, 0.55), true),
      [250 + jitter(), 270 + jitter()],
      -18,
    ),
    place(planet(64, main, soft, false), [900 + jitter(), 190 + jitter()]),
    place(planet(150, soft, mix(soft, tone, 0.5), false), [1010 + jitter(), 730 + jitter()], 24),
    place(planet(44, accent, mix(accent, main, 0.5), true), [590 + jitter(), 720 + jitter()], 14),
    place(rocket(accent, strong, main, ground), [600 + jitter(), 380 + jitter()], 38, 1.15),
    place(rocket(strong, accent, main, ground), [150 + jitter(), 740 + jitter()], -24, 0.62),
  ].join('');
}

function planet(radius: number, fill: string, shade: string, hasRing: boolean): string {
  const bands = [-0.55, -0.1, 0.3, 0.62].map((share, index) => {
    const half = radius * Math.sqrt(1 - share * share);
    return path(
      `M${short(-half)} ${short(radius * share)}Q0 ${short(radius * (share + 0.22))} ${short(half)} ${short(radius * share)}L${short(half * 0.98)} ${short(radius * (share + 0.13))}Q0 ${short(radius * (share + 0.4 - index * 0.03))} ${short(-half * 0.98)} ${short(radius * (share + 0.13))}Z`,
      { fill: shade, opacity: 0.7 },
    );
  });
  const hoop = hasRing
    ? path(
        `M${-radius * 0.98} ${-radius * 0.1}C${-radius * 1.9} ${radius * 0.3} ${-radius * 1.2} ${radius * 0.62} 0 ${radius * 0.36}C${radius * 1.2} ${radius * 0.1} ${radius * 1.9} ${-radius * 0.5} ${radius * 0.96} ${-radius * 0.3}`,
        {
          fill: 'none',
          stroke: lighter(shade, 0.35),
          'stroke-width': radius * 0.1,
          'stroke-linecap': 'round',
        },
      )
    : ring(circle(0, 0, radius * 0.07, { fill: shade }), 3, radius * 0.5, 40);
  return group({}, circle(0, 0, radius, { fill }), ...bands, hoop);
}

function rocket(body: string, fin: string, pane: string, line: string): string {
  return group(
    {},
    path('M-16 74Q0 150 0 160Q0 150 16 74Z', { fill: '#f6a54a' }),
    path('M-8 74Q0 116 0 124Q0 116 8 74Z', { fill: '#fde8a4' }),
    path('M-30 34L-58 84L-24 72ZM30 34L58 84L24 72Z', { fill: fin }),
    path('M0 -110C38 -66 42 10 26 76H-26C-42 10 -38 -66 0 -110Z', { fill: body }),
    path('M0 -110C16 -92 26 -70 30 -48H-30C-26 -70 -16 -92 0 -110Z', { fill: fin }),
    circle(0, -14, 17, { fill: pane, stroke: line, 'stroke-width': 5 }),
    circle(0, 36, 10, { fill: pane, stroke: line, 'stroke-width': 4 }),
  );
}
