import { darker, lighter, mix } from './colours';
import type { Point } from './geometry';
import { leaf } from './shapes';
import * as svg from './svg';

// Each piece stands on the origin, seen from the front, and needs the gradients of a room.

export interface Cloths {
  /** Covers large furniture. */
  readonly plain: string;
  readonly first: string;
  readonly second: string;
  readonly leaf: string;
}

const DARK_WOOD = '#6d4a2f';
const METAL = '#3b3026';

const shadow = (half: number, depth: number) =>
  svg.ellipse([0, 4], [half * 1.15, depth * 1.6], { fill: 'url(#shadow)' });

export function sofa({ plain, first, second }: Cloths): string {
  const [deep, light] = [darker(plain, 0.2), lighter(plain, 0.14)];
  const cushion = (x: number, turn: number, fill: string) =>
    svg.place(
      svg.rect([-44, -44], [88, 88], { rx: 16, fill }) +
        svg.stroke('M-30 -30Q0 -18 30 -30M-30 30Q0 20 30 30', darker(fill, 0.16), 2),
      [x, -118],
      turn,
    );
  return svg.group(
    {},
    shadow(300, 20),
    ...[-236, 226].map((x) => svg.rect([x, -26], [10, 28], { rx: 3, fill: DARK_WOOD })),
    svg.rect([-236, -190], [472, 130], { rx: 30, fill: mix(plain, deep, 0.3) }),
    ...[-228, 2].map((x) => svg.rect([x, -184], [226, 110], { rx: 22, fill: plain })),
    ...[-226, 2].map((x) => svg.rect([x, -92], [224, 48], { rx: 16, fill: light })),
    svg.rect([-232, -58], [464, 36], { rx: 12, fill: deep }),
    ...[-272, 214].map((x) =>
      svg.rect([x, -142], [58, 122], { rx: 24, fill: mix(plain, deep, 0.45) }),
    ),
    ...[-268, 218].map((x) =>
      svg.rect([x, -140], [50, 30], { rx: 15, fill: light, 'fill-opacity': 0.6 }),
    ),
    cushion(-158, -10, first),
    cushion(-82, 8, second),
    cushion(160, 9, first),
  );
}

export function table(width: number, height: number, wood: string): string {
  const leg = `L${width * 0.45} 0h-7L${width * 0.4} ${-height}Z`;
  const legs = `M${width * 0.44} ${-height}${leg}`;
  return svg.group(
    {},
    shadow(width * 0.55, 10),
    svg.path(legs, { fill: darker(wood, 0.25) }),
    svg.path(legs, { fill: darker(wood, 0.25), transform: 'scale(-1 1)' }),
    svg.rect([-width / 2, -height - 12], [width, 15], { rx: 5, fill: wood }),
    svg.rect([-width / 2, -height - 12], [width, 5], { rx: 2.5, fill: lighter(wood, 0.25) }),
  );
}

export function floorLamp(shade: string): string {
  return svg.group(
    {},
    shadow(44, 8),
    svg.ellipse([0, -3], [36, 7], { fill: METAL }),
    svg.rect([-2.5, -400], [5, 398], { fill: METAL }),
    svg.ellipse([0, -400], [190, 150], { fill: 'url(#lamplight)' }),
    svg.path('M-40 -470H40L64 -384H-64Z', { fill: shade }),
    svg.path('M-40 -470H-8L-18 -384H-64Z', { fill: lighter(shade, 0.35), 'fill-opacity': 0.7 }),
  );
}

export function plant(green: string, pot: string): string {
  const leaves = [-66, -46, -28, -10, 8, 26, 44, 64].map((turn, index) => {
    const long = 190 - Math.abs(turn) * 0.9 + (index % 3) * 22;
    return svg.place(
      svg.path(leaf(long, 50, turn * 0.5), { fill: index % 2 ? green : darker(green, 0.18) }) +
        svg.stroke(
          `M0 0Q${turn * 0.1} ${-long * 0.5} ${turn * 0.5} ${-long * 0.94}`,
          lighter(green, 0.25),
          1.8,
        ),
      [0, -84],
      turn,
    );
  });
  return svg.group(
    {},
    shadow(62, 9),
    ...leaves,
    svg.path('M-48 -98H48L36 0H-36Z', { fill: pot }),
    svg.path('M-48 -98H-20L-22 0H-36Z', { fill: lighter(pot, 0.25), 'fill-opacity': 0.7 }),
    svg.rect([-52, -104], [104, 14], { rx: 5, fill: darker(pot, 0.12) }),
  );
}

export function rug(at: Point, half: number, fill: string, line: string): string {
  const edge = { fill: 'none', stroke: line };
  return (
    svg.ellipse(at, [half, 54], { fill }) +
    svg.ellipse(at, [half - 26, 43], { ...edge, 'stroke-width': 4 }) +
    svg.ellipse(at, [half - 44, 36], { ...edge, 'stroke-width': 1.6 })
  );
}
