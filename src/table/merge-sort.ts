import type { SlicedWork } from './sliced-work';

/** How many indexes are sorted at once before runs are merged. */
const RUN = 2048;

export interface SlicedSort extends SlicedWork {
  /** The sorted indexes, once the work is done. */
  readonly sorted: () => Uint32Array;
}

/** Sorts the indexes from 0 up to `count` by `compare`, stably and in slices. */
export function mergeSort(count: number, compare: (a: number, b: number) => number): SlicedSort {
  let indexes = new Uint32Array(count).map((_, index) => index);
  let merged = new Uint32Array(count);
  let width = RUN;
  let sortedUntil = 0;
  /** Where the next merged index goes, and the next indexes of the two runs that are merged. */
  let target = 0;
  let left = 0;
  let right = 0;

  /** Merges two neighbouring runs of length `width`, for at most `RUN` indexes. */
  function mergeSome(): void {
    const start = target - (target % (2 * width));
    const middle = Math.min(start + width, count);
    const end = Math.min(middle + width, count);
    if (target === start) [left, right] = [start, middle];
    for (const stop = Math.min(target + RUN, end); target < stop; target++) {
      const takesLeft =
        left < middle && (right >= end || compare(indexes[left] ?? 0, indexes[right] ?? 0) <= 0);
      merged[target] = indexes[takesLeft ? left++ : right++] ?? 0;
    }
  }

  return {
    sorted: () => indexes,
    work(deadline) {
      while (sortedUntil < count) {
        indexes.subarray(sortedUntil, sortedUntil + RUN).sort(compare);
        sortedUntil += RUN;
        if (performance.now() >= deadline) return false;
      }
      while (width < count) {
        while (target < count) {
          mergeSome();
          if (performance.now() >= deadline) return false;
        }
        [indexes, merged] = [merged, indexes];
        target = 0;
        width *= 2;
      }
      return true;
    },
  };
}
