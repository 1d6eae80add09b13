import type { SlicedWork } from './sliced-work';

/** How many places are sorted in one go before runs are merged. */
const RUN = 2048;

export interface SlicedSort extends SlicedWork {
  /** The sorted places, once the work is done. */
  readonly sorted: () => Uint32Array;
}

/** Sorts the places 0 to `count` by `compare`, stably, in slices that end between two runs. */
export function mergeSort(count: number, compare: (a: number, b: number) => number): SlicedSort {
  let places = Uint32Array.from({ length: count }, (_, index) => index);
  let merged = new Uint32Array(count);
  let width = RUN;
  let sortedRuns = 0;
  let start = 0;

  return {
    sorted: () => places,
    work(deadline) {
      while (sortedRuns < count) {
        places.subarray(sortedRuns, sortedRuns + RUN).sort(compare);
        sortedRuns += RUN;
        if (performance.now() >= deadline) return false;
      }
      while (width < count) {
        while (start < count) {
          mergeRuns(places, merged, start, width, compare);
          start += 2 * width;
          if (start < count && performance.now() >= deadline) return false;
        }
        [places, merged] = [merged, places];
        start = 0;
        width *= 2;
      }
      return true;
    },
  };
}

/** Merges the runs of `width` at `start` and behind it into the same places of `to`. */
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
