/** Work that can be put down when time is up, and taken up again. */
export interface SlicedWork {
  /** Goes on until done or until `performance.now()` reaches `deadline`; says whether it is done. */
  readonly work: (deadline: number) => boolean;
}

/** How many small steps are made between two looks at the clock. */
const STEPS = 256;

/** Does `step` for every number from 0 to `count`, in slices. */
export function slicedLoop(count: number, step: (index: number) => void): SlicedWork {
  let done = 0;
  return {
    work(deadline) {
      while (done < count) {
        const end = Math.min(done + STEPS, count);
        for (; done < end; done++) step(done);
        if (done < count && performance.now() >= deadline) return false;
      }
      return true;
    },
  };
}
