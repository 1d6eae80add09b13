/** Work that can be paused, so it doesn't block the page. */
export interface SlicedWork {
  /** Continues until done or until `performance.now()` reaches `deadline`; returns whether it is done. */
  readonly work: (deadline: number) => boolean;
}

/** How many steps are made before the clock is read again. */
const STEPS = 256;

/** Calls `step` for every item, in slices. */
export function slicedForEach<Item>(
  items: readonly Item[],
  step: (item: Item, index: number) => void,
): SlicedWork {
  let done = 0;
  return {
    work(deadline) {
      while (done < items.length) {
        for (const item of items.slice(done, done + STEPS)) step(item, done++);
        if (done < items.length && performance.now() >= deadline) return false;
      }
      return true;
    },
  };
}
