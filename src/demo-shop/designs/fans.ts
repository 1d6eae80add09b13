import { mix, type Palette } from '../drawing/colours';
import type { Drawing } from '../drawing/design';
import { polar, times } from '../drawing/geometry';
import { leaf, repeats } from '../drawing/shapes';
import * as svg from '../drawing/svg';

/** Fans of the twenties, one row behind the other, in lines of metal. */
export function fans({ palette, variant }: Drawing): string {
  const { ground, strong } = palette;
  const radius = [120, 150, 105, 165, 135][variant] ?? 120;
  const filling = variant % 2 ? rings : rays;
  const fan =
    svg.circle([0, 0], radius, { fill: ground }) +
    filling(radius, palette) +
    svg.circle([0, 0], radius - 2, { fill: 'none', stroke: strong, 'stroke-width': 5 });
  return (
    svg.define('fan', svg.place(fan, [0, radius * 0.5])) +
    repeats(() => svg.use('fan', [0, 0]), [radius * 2, radius * 0.5], { shift: 0.5, reach: 2 })
  );
}

/** So many angles over the upper half, from left to right. */
const spread = (count: number) => times(count, (index) => 180 + ((index + 0.5) * 180) / count);

function rays(radius: number, { ground, tone, soft, main, strong }: Palette): string {
  const edged = (fill: string) => ({ fill, stroke: strong, 'stroke-width': 2.5 });
  const ray = svg.path(leaf(radius * 0.56, radius * 0.1), { fill: soft });
  return [
    svg.circle([0, 0], radius * 0.9, edged(tone)),
    ...spread(15).map((angle) => svg.place(ray, polar(angle, radius * 0.34), angle + 90)),
    ...spread(15).map((angle) => svg.circle(polar(angle, radius * 0.945), 2.6, { fill: strong })),
    svg.circle([0, 0], radius * 0.36, edged(tone)),
    svg.circle([0, 0], radius * 0.26, edged(mix(ground, main, 0.5))),
  ].join('');
}

function rings(radius: number, { ground, tone, soft, main, strong }: Palette): string {
  return [tone, ground, soft, ground, tone, main, ground, soft]
    .map((fill, index) =>
      svg.circle([0, 0], radius * (0.9 - index * 0.11), {
        fill,
        stroke: strong,
        'stroke-width': index % 2 ? 1.5 : 3,
      }),
    )
    .join('');
}
