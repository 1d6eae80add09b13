import { darker, isDark, lighter, mix, type Palette } from '../drawing/colours';
import type { Drawing } from '../drawing/design';
import { HEIGHT, type Point, times, WIDTH } from '../drawing/geometry';
import { leaf, petal, ring } from '../drawing/shapes';
import * as svg from '../drawing/svg';

/** Where the rosettes of the five designs are, and how large. */
const layouts: readonly (readonly (readonly [at: Point, scale: number])[])[] = [
  [[[600, 450], 1]],
  [
    [[160, 900], 1.25],
    [[1130, 80], 0.72],
  ],
  [[[600, 940], 1.45]],
  [
    [[330, 450], 0.86],
    [[1010, 450], 0.86],
  ],
  [
    [[1200, 450], 1.3],
    [[0, 450], 1.3],
    [[600, 450], 0.5],
  ],
];

/** Rings of petals in fine lines: one in the middle, or halves that rise from the edges. */
export function mandala({ palette, random, variant }: Drawing): string {
  const { ground, tone, soft } = palette;
  const isNight = isDark(ground);
  const dust = times(70, () =>
    svg.circle([random.real(0, WIDTH), random.real(0, HEIGHT)], random.real(1, 2.6), {
      fill: soft,
      'fill-opacity': 0.6,
    }),
  );
  return [
    isNight
      ? svg.glow('deep', tone, darker(ground, 0.25))
      : svg.glow('deep', lighter(ground, 0.4), tone),
    svg.define('rosette', rosette(palette, random.pick([12, 16, 18]))),
    svg.sheet('url(#deep)'),
    ...dust,
    ...(layouts[variant] ?? []).map(([at, scale]) => svg.use('rosette', at, 0, scale)),
  ].join('');
}

function rosette({ ground, tone, soft, main, strong, accent }: Palette, fold: number): string {
  const half = 180 / fold;
  const line = (stroke: string, width: number) => ({ stroke, 'stroke-width': width });
  const petals = (
    distance: number,
    length: number,
    slim: number,
    fill: string,
    edge: string,
    turn = 0,
  ) => {
    const width = ((2 * Math.PI * (distance + length * 0.35)) / fold) * slim;
    const content =
      svg.path(leaf(length, width), { fill, ...line(edge, 2) }) +
      svg.path(leaf(length * 0.66, width * 0.56), { fill: 'none', ...line(edge, 1.2) }) +
      svg.circle([0, -length * 0.5], width * 0.07, { fill: edge });
    return ring(content, fold, distance, turn);
  };
  const hoop = (radius: number, edge: string, width: number, fill = 'none') =>
    svg.circle([0, 0], radius, { fill, ...line(edge, width) });
  const beads = (radius: number, size: number, count = fold * 2) =>
    ring(svg.circle([0, 0], size, { fill: strong }), count, radius, half / 2);
  return [
    petals(318, 104, 0.8, tone, soft, half),
    petals(300, 116, 0.84, mix(tone, soft, 0.35), strong),
    beads(412, 4, fold),
    beads(432, 2.6, fold),
    hoop(300, strong, 3, ground),
    beads(288, 4),
    hoop(276, soft, 1.6),
    petals(196, 84, 0.84, tone, main, half),
    petals(184, 88, 0.86, mix(tone, soft, 0.5), strong),
    hoop(184, strong, 3, ground),
    hoop(174, main, 1.5),
    ring(svg.path('M-9 0Q0 -18 9 0Z', { fill: accent }), fold * 2, 158),
    hoop(150, strong, 2.4, tone),
    petals(84, 62, 0.88, ground, strong),
    petals(72, 44, 0.84, soft, strong, half),
    hoop(72, strong, 2.6, ground),
    ring(svg.path(petal(58, 22), { fill: main, ...line(strong, 1.6) }), 12, 8),
    ring(svg.path(petal(36, 15), { fill: accent, ...line(strong, 1.2) }), 12, 5, 15),
    hoop(13, strong, 2, accent),
    svg.circle([0, 0], 5, { fill: strong }),
  ].join('');
}
