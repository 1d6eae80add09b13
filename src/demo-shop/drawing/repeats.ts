import { HEIGHT, type Point, times, WIDTH } from './svg';

/** The middles of a pattern's repeats, over the whole sheet and a little beyond. */
export interface Repeat {
  readonly at: Point;
  readonly column: number;
  readonly row: number;
}

/** Repeats side by side. `drop` moves every other column down by that share of a repeat's height. */
export function repeats(width: number, height: number, drop = 0): Repeat[] {
  const columns = Math.ceil(WIDTH / width) + 3;
  const rows = Math.ceil(HEIGHT / height) + 3;
  // An odd number of columns, centred on the sheet, so that the pattern hangs in the middle.
  const half = Math.ceil(columns / 2);
  const halfRows = Math.ceil(rows / 2);
  return times(half * 2 + 1, (index) => index - half).flatMap((column) =>
    times(halfRows * 2 + 1, (index) => index - halfRows).map((row) => ({
      column,
      row,
      at: [
        WIDTH / 2 + column * width,
        HEIGHT / 2 + row * height + (column % 2 === 0 ? 0 : height * drop),
      ] as const,
    })),
  );
}

/** Repeats in rows, every other row moved sideways by half a repeat. */
export function brickRepeats(width: number, height: number): Repeat[] {
  const columns = Math.ceil(WIDTH / width) + 2;
  const rows = Math.ceil(HEIGHT / height) + 2;
  return times(rows, (row) => row - 1).flatMap((row) =>
    times(columns, (column) => column - 1).map((column) => ({
      column,
      row,
      at: [(column + (row % 2 === 0 ? 0 : 0.5)) * width, row * height] as const,
    })),
  );
}
