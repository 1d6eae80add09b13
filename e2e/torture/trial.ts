/** What a module `e2e/torture/trials/NAME.ts` exports as `trial`. */
export interface Trial {
  /** What `npm run torture -- --only NAME` chooses it by. */
  readonly name: string;
  /** What it does to the server and what must hold, in a sentence. */
  readonly what: string;
  /** Does so as often as asked, or its own number of times; ends every process that it started. */
  run(options: { readonly rounds?: number }): Promise<readonly TrialRow[]>;
}

/** A line of the table that is printed. */
export interface TrialRow {
  readonly case: string;
  readonly measured: string;
  readonly limit: string;
  readonly passed: boolean;
}
