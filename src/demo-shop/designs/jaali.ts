import type { Palette } from '../drawing/colours';
import type { Drawing } from '../drawing/design';
import { polygon } from '../drawing/geometry';
import { leaf, petal, repeats, ring, star } from '../drawing/shapes';
import * as svg from '../drawing/svg';

/** Pierced stone screens: lattices of stars as in the windows of old palaces. */
export function jaali({ palette, variant }: Drawing): string {
  const side = [195, 165, 150, 240, 120][variant] ?? 195;
  const motif = variant % 2 ? octagon : eightFold;
  return (
    svg.define('motif', motif(side / 2, palette)) +
    svg.sheet(palette.ground) +
    repeats(() => svg.use('motif', [0, 0]), [side, side])
  );
}

const line = (stroke: string, width: number) => ({ fill: 'none', stroke, 'stroke-width': width });

const flower = (radius: number, fill: string, heart: string) =>
  ring(svg.path(petal(radius, radius * 0.675), { fill }), 8) +
  svg.circle([0, 0], radius * 0.22, { fill: heart });

/** Stars of eight points with crosses between them. */
function eightFold(half: number, { ground, tone, soft, main, strong, accent }: Palette): string {
  const outline = (share: number) => polygon(star(8, half * share, half * share * 0.765));
  const cross = ring(svg.path(leaf(half * 0.5, half * 0.2), { fill: main }), 4);
  return [
    svg.path(outline(1), { ...line(strong, 5), fill: tone }),
    svg.path(outline(0.84), line(strong, 1.5)),
    svg.path(polygon(star(8, half * 0.62, half * 0.34)), { fill: soft }),
    svg.path(polygon(star(8, half * 0.62, half * 0.34, 22.5)), {
      fill: main,
      'fill-opacity': 0.75,
    }),
    svg.circle([0, 0], half * 0.2, { ...line(strong, 2), fill: ground }),
    svg.circle([0, 0], half * 0.08, { fill: accent }),
    svg.place(cross, [half, half]),
  ].join('');
}

/** Octagons and squares, the oldest of all tilings. */
function octagon(half: number, { ground, tone, soft, main, strong, accent }: Palette): string {
  const radius = half / Math.cos(Math.PI / 8);
  const outline = (share: number) => polygon(star(4, radius * share, radius * share, 22.5));
  return [
    svg.path(outline(1), { ...line(strong, 5), fill: ground }),
    svg.path(outline(0.84), { ...line(main, 2), fill: tone }),
    svg.path(polygon(star(8, radius * 0.76, radius * 0.4)), { fill: soft }),
    flower(radius * 0.44, main, accent),
    svg.circle([0, 0], radius * 0.5, line(strong, 2)),
    svg.place(svg.path(polygon(star(2, half * 0.32, half * 0.32)), { fill: main }), [half, half]),
  ].join('');
}
