/** The export `bench` of a module `e2e/bench/server/NAME.bench.ts`. */
export interface ServerBench {
  /** The name for `npm run bench -- server --only NAME`. */
  readonly name: string;
  /** Measures, checks that the work was done, and ends every process that it started. */
  run(): Promise<readonly Measurement[]>;
}

/** One line of the results; `ours` and `floor` are medians. */
export interface Measurement {
  readonly work: string;
  readonly unit: string;
  readonly higherIsBetter: boolean;
  readonly ours: number;
  /** What bare libraries need for the same work; 0 if there is nothing to compare with. */
  readonly floor: number;
  /** The target for the ratio of ours to the floor. */
  readonly goal?: number;
  /** The target as a number of units, if it isn't a ratio. */
  readonly limit?: number;
  readonly note?: string;
}
