import { type Point, polar, short, times } from './geometry';
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
export function ring(content: string, count: number, distance = 0): string {
  return times(count, (index) => {
    const turn = (index * 360) / count;
    return svg.place(content, polar(turn - 90, distance), turn);
  }).join('');
}

/** The corners of a star, the first one pointing upwards. */
export function star(points: number, outer: number, inner: number, turn = 0): Point[] {
  return times(points * 2, (index) =>
    polar(turn - 90 + (index * 180) / points, index % 2 ? inner : outer),
  );
}

interface Layout {
  /** By which part of its height odd columns hang lower. */
  readonly drop?: number;
  /** By which part of its width odd rows are shifted. */
  readonly shift?: number;
  /** How many rows a repeat overlaps. */
  readonly reach?: number;
}

/**
 * A sheet full of repeats, each row painted over the one above it. Only one cell of the pattern is
 * drawn: it is sharp in all views when the size of a repeat is a multiple of 15.
 */
export function repeats(
  draw: (isOdd: boolean) => string,
  [width, height]: Point,
  { drop = 0, shift = 0, reach = 1 }: Layout = {},
): string {
  const [columns, rows] = [drop ? 2 : 1, shift ? 2 : 1];
  // With what reaches into the cell from its neighbours.
  const content = times(rows + 2 * reach, (index) => index - reach).flatMap((row) =>
    times(columns + 2, (index) => index - 1).map((column) => {
      const [isOddColumn, isOddRow] = [column % columns !== 0, row % rows !== 0];
      const x = (column + (isOddRow ? shift : 0)) * width;
      const y = (row + (isOddColumn ? drop : 0)) * height;
      return svg.place(draw(isOddColumn || isOddRow), [x, y]);
    }),
  );
  const cell = { width: columns * width, height: rows * height, patternUnits: 'userSpaceOnUse' };
  return svg.tag('pattern', { id: 'repeats', ...cell }, ...content) + svg.sheet('url(#repeats)');
}
