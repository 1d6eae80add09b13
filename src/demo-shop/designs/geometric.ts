import { darker, lighter, mix } from '../drawing/colours';
import type { Drawing } from '../drawing/drawing';
import { brickRepeats } from '../drawing/repeats';
import { grain } from '../drawing/surfaces';
import {
  circle,
  define,
  HEIGHT,
  type Point,
  path,
  polar,
  polygon,
  rect,
  sheet,
  times,
  use,
  WIDTH,
} from '../drawing/svg';

/** Hard edges: tumbling blocks, nested hexagons, triangles and quarter circles. */
export function geometric(drawing: Drawing): string {
  const drawings = [blocks, hexagons, triangles, quarters];
  const draw = drawings[drawing.design % drawings.length] ?? blocks;
  return `${sheet(drawing.palette.ground)}${draw(drawing)}${grain({ strength: 0.18 })}`;
}

const hexagon = (radius: number): Point[] =>
  times(6, (index) => polar([0, 0], index * 60 - 90, radius));

function blocks({ palette }: Drawing): string {
  const { tone, soft, main, strong } = palette;
  const radius = 74;
  const width = radius * Math.sqrt(3);
  const corner = (index: number) => polar([0, 0], index * 60 - 90, radius);
  const side = (from: number, fill: string) =>
    path(polygon([[0, 0], corner(from), corner(from + 1), corner(from + 2)]), {
      fill,
      stroke: fill,
      'stroke-width': 0.8,
    });
  const inlay = [lighter(tone, 0.15), mix(soft, main, 0.3), mix(main, strong, 0.3)];
  const block = (sides: readonly string[]) =>
    sides.map((fill, index) => side([5, 1, 3][index] ?? 0, fill)).join('');
  return [
    define('block', block([tone, soft, main])),
    define('inlay', block(inlay)),
    ...brickRepeats(width, radius * 1.5).flatMap(({ at }) => [
      use('block', at),
      use('inlay', at, 0, 0.5),
    ]),
  ].join('');
}

function hexagons({ palette, random }: Drawing): string {
  const { ground, tone, soft, main, strong, accent } = palette;
  const radius = 92;
  return brickRepeats(radius * Math.sqrt(3), radius * 1.5)
    .map(({ at }) => {
      const isFilled = random.real(0, 1) < 0.16;
      const line = (size: number, stroke: string, width: number, fill = 'none') =>
        path(polygon(hexagon(size)), { fill, stroke, 'stroke-width': width });
      const content = [
        line(radius, soft, 3, isFilled ? random.pick([tone, soft, accent]) : ground),
        line(radius * 0.76, main, 5),
        line(radius * 0.54, isFilled ? ground : soft, 3),
        line(radius * 0.3, strong, 3, isFilled ? ground : tone),
      ].join('');
      return `<g transform="translate(${at[0].toFixed(1)} ${at[1].toFixed(1)})">${content}</g>`;
    })
    .join('');
}

function triangles({ palette, random }: Drawing): string {
  const { ground, tone, soft, main, strong, accent } = palette;
  const side = 120;
  const height = (side * Math.sqrt(3)) / 2;
  const colours = [ground, ground, tone, tone, soft, soft, main, strong, accent];
  return times(HEIGHT / height + 1, (row) =>
    times((WIDTH / side + 2) * 2, (index) => {
      const x = (index / 2 - 1) * side + (row % 2 ? side / 2 : 0);
      const y = row * height;
      const isUp = index % 2 === 0;
      const points: Point[] = isUp
        ? [
            [x, y + height],
            [x + side / 2, y],
            [x + side, y + height],
          ]
        : [
            [x, y],
            [x + side, y],
            [x + side / 2, y + height],
          ];
      const fill = mix(random.pick(colours), ground, random.real(0, 0.25));
      return path(polygon(points), { fill, stroke: ground, 'stroke-width': 2.5 });
    }).join(''),
  ).join('');
}

function quarters({ palette, random }: Drawing): string {
  const { ground, tone, soft, main, strong, accent } = palette;
  const side = 150;
  const tints = [soft, main, strong, accent, tone];
  const quarter = (radius: number, fill: string) =>
    path(`M0 0H${radius}A${radius} ${radius} 0 0 1 0 ${radius}Z`, { fill });
  return times(HEIGHT / side, (row) =>
    times(WIDTH / side, (column) => {
      const [back, first, second] = [
        random.pick([ground, tone, soft]),
        random.pick(tints),
        random.pick(tints),
      ];
      const inner = random.pick([
        quarter(side, first) + quarter(side * 0.66, second) + quarter(side * 0.33, back),
        quarter(side, first) + quarter(side * 0.5, ground),
        circle(side / 2, side / 2, side * 0.36, { fill: first }) +
          circle(side / 2, side / 2, side * 0.16, { fill: second }),
        path(`M0 0H${side}L0 ${side}Z`, { fill: darker(first, 0.04) }),
        path(`M0 ${side / 2}A${side / 2} ${side / 2} 0 0 1 ${side} ${side / 2}Z`, { fill: first }) +
          path(`M0 ${side}A${side / 2} ${side / 2} 0 0 1 ${side} ${side}Z`, { fill: second }),
      ]);
      const turn = random.between(0, 3) * 90;
      const half = side / 2;
      return `<g transform="translate(${column * side + half} ${row * side + half}) rotate(${turn}) translate(${-half} ${-half})">${rect(0, 0, side + 0.5, side + 0.5, { fill: back })}${inner}</g>`;
    }).join(''),
  ).join('');
}
