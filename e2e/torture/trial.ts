/** The export `trial` of a module `e2e/torture/trials/NAME.ts`. */
export interface Trial {
  /** The name for `npm run torture -- --only NAME`. */
  readonly name: string;
  /** A sentence: what the trial does to the server, and what must hold. */
  readonly what: string;
  /** Runs the trial `rounds` times, or as often as it decides itself. Ends every process that it started. */
  run(options: { readonly rounds?: number }): Promise<readonly TrialRow[]>;
}

/** A line of the table that is printed. */
export interface TrialRow {
  readonly case: string;
  readonly measured: string;
  readonly limit: string;
  readonly passed: boolean;
}
