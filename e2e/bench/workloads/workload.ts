import type { ScreenName } from '../browser/contestant';
import type { Visit } from '../browser/visit';
import type { Line } from '../results/line';

export interface Workload {
  /** The name for `--only`, which may be just its beginning. */
  readonly name: string;
  /** Contestants without this screen take no part. */
  readonly screen: ScreenName;
  readonly orders?: number;
  /** Ours comes from the product's own server, whose pages are part of it. */
  readonly isOnOwnServer?: boolean;
  readonly lines: readonly Omit<Line, 'samples'>[];
  /** Does the work once and proves it; returns a number for each line. */
  readonly sample: (visit: Visit) => Promise<readonly number[]>;
}

export function proveThat(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(`Not proved: ${what}.`);
}

/**
 * The pause before a measurement, in milliseconds. By then, every contestant has finished its work after the first
 * rows; no event says so for all of them.
 */
export const SETTLED_MS = 1500;
