import type { Drawing } from '../drawing/drawing';
import { brickRepeats, type Repeat, repeats } from '../drawing/repeats';
import { flower, leafOutline, ring } from '../drawing/shapes';
import { grain } from '../drawing/surfaces';
import {
  circle,
  define,
  group,
  type Point,
  path,
  polar,
  polygon,
  sheet,
  times,
  use,
} from '../drawing/svg';

/** Pierced stone screens: lattices of stars as in the windows of old palaces. */
export function jaali(drawing: Drawing): string {
  const drawings = [eightFold, sixFold, quatrefoil, octagons];
  const draw = drawings[drawing.design % drawings.length] ?? eightFold;
  const { motif, spots } = draw(drawing.palette);
  return [
    sheet(drawing.palette.ground),
    define('motif', motif),
    ...spots.map(({ at }) => use('motif', at)),
    grain({ strength: 0.16 }),
  ].join('');
}

interface Lattice {
  readonly motif: string;
  readonly spots: readonly Repeat[];
}
type Colours = Drawing['palette'];

function star(points: number, outer: number, inner: number, turn = -90): Point[] {
  return times(points * 2, (index) =>
    polar([0, 0], turn + (index * 180) / points, index % 2 ? inner : outer),
  );
}

/** Stars of eight points with crosses between them. */
function eightFold({ ground, tone, soft, main, strong, accent }: Colours): Lattice {
  const size = 190;
  const half = size / 2;
  const inner = half * 0.765;
  const line = { fill: 'none', stroke: strong, 'stroke-width': 5, 'stroke-linejoin': 'miter' };
  const motif = group(
    {},
    path(polygon(star(8, half, inner)), { fill: tone }),
    path(polygon(star(8, half, inner)), line),
    path(polygon(star(8, half * 0.84, inner * 0.84)), { ...line, 'stroke-width': 1.5 }),
    path(polygon(star(8, half * 0.62, half * 0.34)), { fill: soft }),
    path(polygon(star(8, half * 0.62, half * 0.34, -67.5)), { fill: main, opacity: 0.75 }),
    circle(0, 0, half * 0.2, { fill: ground, stroke: strong, 'stroke-width': 2 }),
    circle(0, 0, half * 0.08, { fill: accent }),
    ...[0, 90].map((turn) =>
      group(
        { transform: `translate(${half} ${half}) rotate(${turn})` },
        path(leafOutline(half * 0.5, half * 0.2), { fill: main }),
        path(leafOutline(half * 0.5, half * 0.2), { fill: main, transform: 'rotate(180)' }),
      ),
    ),
  );
  return { motif, spots: repeats(size, size) };
}

/** Stars of six points in hexagons. */
function sixFold({ ground, tone, soft, main, strong, accent }: Colours): Lattice {
  const radius = 118;
  const width = radius * Math.sqrt(3);
  const hexagon = (size: number) =>
    polygon(times(6, (index) => polar([0, 0], index * 60 - 90, size)));
  const line = (width: number) => ({ fill: 'none', stroke: strong, 'stroke-width': width });
  const motif = group(
    {},
    path(hexagon(radius), { fill: ground, stroke: soft, 'stroke-width': 2 }),
    path(polygon(star(6, radius * 0.866, radius * 0.5, -60)), {
      fill: tone,
      stroke: strong,
      'stroke-width': 5,
    }),
    path(polygon(star(6, radius * 0.7, radius * 0.404, -60)), line(1.5)),
    path(hexagon(radius * 0.42), { fill: soft, stroke: strong, 'stroke-width': 3 }),
    flower(6, radius * 0.32, main, accent),
    ...times(6, (index) => {
      const [x, y] = polar([0, 0], index * 60 - 90, radius * 0.8);
      return circle(x, y, 7, { fill: accent });
    }),
  );
  return { motif, spots: brickRepeats(width, radius * 1.5) };
}

/** Four-leaved openings, linked. */
function quatrefoil({ ground, tone, soft, main, strong, accent }: Colours): Lattice {
  const size = 150;
  const lobe = size * 0.27;
  const foil = (radius: number, off: number) =>
    [0, 90, 180, 270].map((angle) => ({ at: polar([0, 0], angle, off), radius }));
  const circles = (radius: number, off: number, attributes: object) =>
    foil(radius, off).map(({ at: [x, y] }) => circle(x, y, radius, { ...attributes }));
  const motif = group(
    {},
    ...circles(lobe + 5, lobe, { fill: strong }),
    ...circles(lobe, lobe, { fill: tone }),
    ...circles(lobe * 0.72, lobe * 0.86, { fill: soft }),
    ...circles(lobe * 0.52, lobe * 0.78, { fill: ground }),
    ring(path(leafOutline(size * 0.24, size * 0.1), { fill: main }), 8),
    circle(0, 0, size * 0.05, { fill: accent }),
  );
  return { motif, spots: repeats(size, size, 0.5) };
}

/** Octagons and squares, the oldest of all tilings. */
function octagons({ ground, tone, soft, main, strong, accent }: Colours): Lattice {
  const size = 170;
  const octagon = (radius: number) =>
    polygon(times(8, (index) => polar([0, 0], index * 45 + 22.5, radius)));
  const diamond = (radius: number) => polygon(star(2, radius, radius, 0));
  const radius = size / 2 / Math.cos(Math.PI / 8);
  const motif = group(
    {},
    path(octagon(radius), { fill: ground, stroke: strong, 'stroke-width': 5 }),
    path(octagon(radius * 0.84), { fill: tone, stroke: main, 'stroke-width': 2 }),
    path(polygon(star(8, radius * 0.76, radius * 0.4, 22.5)), { fill: soft }),
    flower(8, radius * 0.44, main, accent),
    circle(0, 0, radius * 0.5, { fill: 'none', stroke: strong, 'stroke-width': 2 }),
    group(
      { transform: `translate(${size / 2} ${size / 2})` },
      path(diamond(size * 0.16), { fill: main }),
      path(diamond(size * 0.08), { fill: accent }),
    ),
  );
  return { motif, spots: repeats(size, size) };
}
