/** What a module `e2e/bench/server/NAME.bench.ts` exports as `bench`. */
export interface ServerBench {
  /** What `npm run bench -- server --only NAME` chooses it by. */
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
  /** What bare libraries need for the same work; 0 where there is nothing to compare with. */
  readonly floor: number;
  /** The ratio of ours to the floor that is aimed at. */
  readonly goal?: number;
  /** What is aimed at as a number of units, where it is no ratio. */
  readonly limit?: number;
  readonly note?: string;
}
