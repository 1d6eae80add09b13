import type { SlicedWork } from './sliced-work';

/** The number of indexes sorted at once before runs are merged. */
const RUN = 2048;

export interface SlicedSort extends SlicedWork {
  /** The sorted indexes, once the work is done. */
  readonly sorted: () => Uint32Array;
}

/** Sorts the indexes from 0 up to `count` by `compare`, stably and in slices. */
export function mergeSort(count: number, compare: (a: number, b: number) => number): SlicedSort {
  let indexes = Uint32Array.from({ length: count }, (_, index) => index);
  let merged = new Uint32Array(count);
  let width = RUN;
  let sortedUntil = 0;
  let start = 0;

  return {
    sorted: () => indexes,
    work(deadline) {
      while (sortedUntil < count) {
        indexes.subarray(sortedUntil, sortedUntil + RUN).sort(compare);
        sortedUntil += RUN;
        if (performance.now() >= deadline) return false;
      }
      while (width < count) {
        while (start < count) {
          mergeRuns(indexes, merged, start, width, compare);
          start += 2 * width;
          if (start < count && performance.now() >= deadline) return false;
        }
        [indexes, merged] = [merged, indexes];
        start = 0;
        width *= 2;
      }
      return true;
    },
  };
}

/** Merges two neighbouring runs of length `width`, the first at `start`, into `to`. */
function mergeRuns(
  from: Uint32Array,
  to: Uint32Array,
  start: number,
  width: number,
  compare: (a: number, b: number) => number,
): void {
  const middle = Math.min(start + width, from.length);
  const end = Math.min(middle + width, from.length);
  let left = start;
  let right = middle;
  for (let target = start; target < end; target++) {
    const takesLeft =
      left < middle && (right >= end || compare(from[left] ?? 0, from[right] ?? 0) <= 0);
    to[target] = from[takesLeft ? left++ : right++] ?? 0;
  }
}
