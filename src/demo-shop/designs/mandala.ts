import { darker, isDark, lighter, mix } from '../drawing/colours';
import type { Drawing } from '../drawing/drawing';
import type { Palette } from '../drawing/palettes';
import { leafOutline, petalOutline, ring } from '../drawing/shapes';
import { glow, grain } from '../drawing/surfaces';
import {
  circle,
  group,
  HEIGHT,
  type Point,
  path,
  place,
  sheet,
  times,
  WIDTH,
} from '../drawing/svg';
import type { Random } from '../random';

/** Rings of petals in fine lines: one in the middle, or halves that rise from the edges. */
export function mandala({ palette, random, design }: Drawing): string {
  const { ground, tone } = palette;
  const middles: readonly (readonly [at: Point, scale: number])[] =
    [
      [[[600, 450], 1] as const],
      [[[160, 900], 1.25] as const, [[1130, 80], 0.72] as const],
      [[[600, 940], 1.45] as const],
      [[[330, 450], 0.86] as const, [[1010, 450], 0.86] as const],
    ][design % 4] ?? [];
  return [
    glow('deep', [
      [0, isDark(ground) ? tone : lighter(ground, 0.4)],
      [1, isDark(ground) ? darker(ground, 0.25) : tone],
    ]),
    sheet('url(#deep)'),
    stars(palette, random),
    ...middles.map(([at, scale]) => place(rosette(palette, random), at, 0, scale)),
    grain({ strength: 0.2, frequency: '0.5', octaves: 3 }),
  ].join('');
}

function stars({ soft }: Palette, random: Random): string {
  return times(70, () =>
    circle(random.real(0, WIDTH), random.real(0, HEIGHT), random.real(1, 2.6), {
      fill: soft,
      opacity: 0.6,
    }),
  ).join('');
}

function rosette(palette: Palette, random: Random): string {
  const { ground, tone, soft, main, strong, accent } = palette;
  const fold = random.pick([12, 16, 18]);
  const line = (stroke: string, width = 2) => ({ stroke, 'stroke-width': width });
  const petals = (
    distance: number,
    length: number,
    width: number,
    fill: string,
    stroke: string,
    turn = 0,
  ) =>
    ring(
      path(leafOutline(length, width), { fill, ...line(stroke) }) +
        path(leafOutline(length * 0.66, width * 0.56), {
          fill: 'none',
          ...line(stroke, 1.2),
          transform: `translate(0 ${-length * 0.06})`,
        }) +
        circle(0, -length * 0.5, width * 0.07, { fill: stroke }),
      fold,
      distance,
      turn,
    );
  const half = 180 / fold;
  const hoop = (radius: number, stroke: string, width: number, fill = 'none') =>
    circle(0, 0, radius, { fill, ...line(stroke, width) });
  const beads = (radius: number, size: number, fill: string, count = fold * 2) =>
    ring(circle(0, 0, size, { fill }), count, radius, half / 2);
  const wide = (radius: number) => (2 * Math.PI * radius) / fold;
  return group(
    {},
    petals(318, 104, wide(350) * 0.8, tone, soft, half),
    petals(300, 116, wide(330) * 0.86, mix(tone, soft, 0.35), strong),
    beads(412, 4, strong, fold),
    beads(432, 2.6, strong, fold),
    hoop(300, strong, 3, ground),
    beads(288, 4, strong),
    hoop(276, soft, 1.6),
    petals(196, 84, wide(240) * 0.82, tone, main, half),
    petals(184, 88, wide(220) * 0.86, mix(tone, soft, 0.5), strong),
    hoop(184, strong, 3, ground),
    hoop(174, main, 1.5),
    ring(path(`M-9 0Q0 -18 9 0Z`, { fill: accent }), fold * 2, 158),
    hoop(150, strong, 2.4, tone),
    petals(84, 62, wide(112) * 0.84, ground, strong),
    petals(72, 44, wide(90) * 0.8, soft, strong, half),
    hoop(72, strong, 2.6, ground),
    ring(path(petalOutline(58, 22), { fill: main, ...line(strong, 1.6) }), 12, 8),
    ring(path(petalOutline(36, 15), { fill: accent, ...line(strong, 1.2) }), 12, 5, 15),
    hoop(13, strong, 2, accent),
    circle(0, 0, 5, { fill: strong }),
  );
}
