import { HEIGHT, type Point, polar, short, times, WIDTH } from './geometry';
import * as svg from './svg';

// All of these are drawn around the origin; what grows, grows upwards from it.

/** The outline of a leaf or petal with a pointed tip, which may lean to a side. */
export function leaf(length: number, width: number, lean = 0): string {
  const half = width / 2;
  return [
    'M0 0',
    `C${short(half * 1.25)} ${short(-length * 0.22)} ${short(half + lean * 0.6)} ${short(-length * 0.72)} ${short(lean)} ${short(-length)}`,
    `C${short(-half + lean * 0.5)} ${short(-length * 0.72)} ${short(-half * 1.25)} ${short(-length * 0.22)} 0 0Z`,
  ].join('');
}

/** The outline of a petal with a round tip. */
export function petal(length: number, width: number): string {
  const half = width / 2;
  return [
    'M0 0',
    `C${short(half * 0.5)} ${short(-length * 0.25)} ${short(half * 1.3)} ${short(-length * 0.55)} ${short(half * 0.75)} ${short(-length * 0.88)}`,
    `C${short(half * 0.45)} ${short(-length * 1.04)} ${short(-half * 0.45)} ${short(-length * 1.04)} ${short(-half * 0.75)} ${short(-length * 0.88)}`,
    `C${short(-half * 1.3)} ${short(-length * 0.55)} ${short(-half * 0.5)} ${short(-length * 0.25)} 0 0Z`,
  ].join('');
}

/** Copies of a content in a ring, the first one pointing upwards. */
export function ring(content: string, count: number, distance = 0, firstTurn = 0): string {
  return times(count, (index) => {
    const turn = firstTurn + (index * 360) / count;
    return svg.place(content, polar(turn - 90, distance), turn);
  }).join('');
}

/** The corners of a star, the first one pointing upwards. */
export function star(points: number, outer: number, inner: number, turn = 0): Point[] {
  return times(points * 2, (index) =>
    polar(turn - 90 + (index * 180) / points, index % 2 ? inner : outer),
  );
}

/** The middles of a pattern's repeats. Odd columns hang lower by `drop`, odd rows are shifted by `shift` of a repeat. */
export function repeats(
  [width, height]: Point,
  { drop = 0, shift = 0 } = {},
): { readonly at: Point; readonly isEven: boolean }[] {
  return times(HEIGHT / height + 2, (row) => row - 1).flatMap((row) =>
    times(WIDTH / width + 3, (column) => ({
      at: [
        (column - 1 + (row % 2 ? shift : 0)) * width,
        (row + (column % 2 ? drop : 0)) * height,
      ] as const,
      isEven: (column + row) % 2 === 0,
    })),
  );
}

/** A bird in flight, seen from afar: two bowed wings. */
export function farBird(span: number, fill: string): string {
  const wing = 'M0 0Q-0.45 -0.55 -1 -0.25Q-0.4 -0.3 0 0.16';
  return svg.path(`${wing}Q0.4 -0.3 1 -0.25Q0.45 -0.55 0 0Z`, {
    fill,
    transform: `scale(${short(span / 2)})`,
  });
}
