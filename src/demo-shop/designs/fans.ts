import { mix } from '../drawing/colours';
import type { Drawing } from '../drawing/drawing';
import { brickRepeats } from '../drawing/repeats';
import { leafOutline } from '../drawing/shapes';
import { grain } from '../drawing/surfaces';
import {
  circle,
  define,
  group,
  type Point,
  path,
  place,
  polar,
  polyline,
  sheet,
  times,
  use,
} from '../drawing/svg';

/** Fans of the twenties, one row behind the other, in lines of metal. */
export function fans({ palette, design }: Drawing): string {
  const radius = [120, 150, 100, 172][design % 4] ?? 120;
  const fillings = [rays, rings, peacock, rays];
  const filling = (fillings[design % 4] ?? rays)(radius, palette);
  const { ground, strong } = palette;
  const fan = group(
    {},
    circle(0, 0, radius, { fill: ground }),
    filling,
    circle(0, 0, radius - 2, { fill: 'none', stroke: strong, 'stroke-width': 5 }),
  );
  // From the top down, so that each row stands before the one above it.
  const spots = brickRepeats(radius * 2, radius * 0.5).filter(({ row }) => row >= -1);
  return [
    sheet(ground),
    define('fan', fan),
    ...spots.map(({ at: [x, y] }) => use('fan', [x, y + radius * 0.5])),
    grain({ strength: 0.14 }),
  ].join('');
}

type Colours = Drawing['palette'];

/** Angles over the upper half, from left to right. */
const spread = (count: number) => times(count, (index) => 180 + ((index + 0.5) * 180) / count);

function rays(radius: number, { ground, tone, soft, main, strong }: Colours): string {
  const inner = radius * 0.34;
  return [
    circle(0, 0, radius * 0.9, { fill: tone }),
    ...spread(15).map((angle) =>
      place(
        path(leafOutline(radius * 0.56, radius * 0.1), { fill: soft }),
        polar([0, 0], angle, inner),
        angle + 90,
      ),
    ),
    ...[0.9, 0.36, 0.28].map((share) =>
      circle(0, 0, radius * share, { fill: 'none', stroke: strong, 'stroke-width': 2.5 }),
    ),
    circle(0, 0, radius * 0.24, { fill: mix(ground, main, 0.5) }),
    ...spread(15).map((angle) => {
      const [x, y] = polar([0, 0], angle, radius * 0.945);
      return circle(x, y, 2.6, { fill: strong });
    }),
  ].join('');
}

function rings(radius: number, { ground, tone, soft, main, strong }: Colours): string {
  const fills = [tone, ground, soft, ground, tone, main, ground, soft];
  return fills
    .map((fill, index) =>
      circle(0, 0, radius * (0.9 - index * 0.11), {
        fill,
        stroke: strong,
        'stroke-width': index % 2 ? 1.5 : 3,
      }),
    )
    .join('');
}

function peacock(radius: number, { ground, tone, soft, main, strong, accent }: Colours): string {
  const feather = (angle: number) => {
    const tip = polar([0, 0], angle, radius * 0.76);
    const barbs: Point[] = [[0, 0], tip];
    return (
      path(polyline(barbs), { stroke: main, 'stroke-width': 1.5 }) +
      place(
        path(leafOutline(radius * 0.3, radius * 0.2), { fill: soft }) +
          place(path(leafOutline(radius * 0.2, radius * 0.12), { fill: strong }), [
            0,
            -radius * 0.05,
          ]) +
          circle(0, -radius * 0.14, radius * 0.035, { fill: accent }),
        polar([0, 0], angle, radius * 0.58),
        angle + 90,
      )
    );
  };
  return [
    circle(0, 0, radius * 0.92, { fill: tone }),
    ...spread(9).map(feather),
    circle(0, 0, radius * 0.36, { fill: ground, stroke: strong, 'stroke-width': 2 }),
    ...spread(7).map((angle) =>
      place(path(leafOutline(radius * 0.3, radius * 0.09), { fill: main }), [0, 0], angle + 90),
    ),
  ].join('');
}
