import type { Drawing } from '../drawing/design';
import { HEIGHT, times, WIDTH } from '../drawing/geometry';
import * as svg from '../drawing/svg';

/** Quarter circles, rings and triangles on a grid, turned at random. */
export function quarters({ palette, random, variant }: Drawing): string {
  const { ground, tone, soft, main, strong, accent } = palette;
  const side = [150, 100, 200, 120, 300][variant] ?? 150;
  const half = side / 2;
  const corner = (radius: number, fill: string) =>
    svg.path(`M0 0H${radius}A${radius} ${radius} 0 0 1 0 ${radius}Z`, { fill });
  const arch = (top: number, fill: string) =>
    svg.path(`M0 ${top}A${half} ${half} 0 0 1 ${side} ${top}Z`, { fill });
  const tints = [soft, main, strong, accent, tone];
  const tiles = times(HEIGHT / side, (row) =>
    times(WIDTH / side, (column) => {
      const back = random.pick([ground, tone, soft]);
      const [first, second] = [random.pick(tints), random.pick(tints)];
      const shape = random.pick([
        corner(side, first) + corner(side * 0.66, second) + corner(side * 0.33, back),
        corner(side, first) + corner(half, ground),
        svg.circle([half, half], side * 0.36, { fill: first }) +
          svg.circle([half, half], side * 0.16, { fill: second }),
        svg.path(`M0 0H${side}L0 ${side}Z`, { fill: first }),
        arch(half, first) + arch(side, second),
      ]);
      const tile = svg.rect([0, 0], [side + 0.5, side + 0.5], { fill: back }) + shape;
      return svg.place(
        svg.place(tile, [-half, -half]),
        [column * side + half, row * side + half],
        random.between(0, 3) * 90,
      );
    }).join(''),
  );
  return svg.sheet(ground) + svg.group(...tiles);
}
