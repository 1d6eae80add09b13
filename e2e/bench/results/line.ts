/** One line of the results: a kind of work, and what each contestant needed for it. */
export interface Line {
  readonly work: string;
  readonly unit: string;
  readonly higherIsBetter: boolean;
  /** Every sample by contestant; the table shows medians. */
  readonly samples: Readonly<Record<string, readonly number[]>>;
  /** The target for the ratio of ours to the floor. */
  readonly goal?: number;
  /** The target as a number of units. */
  readonly limit?: number;
  readonly note?: string;
}

/** The lines that one part of the bench measured together. */
export interface Section {
  readonly date: string;
  readonly machine: string;
  readonly versions: Readonly<Record<string, string>>;
  readonly lines: readonly Line[];
}

export type Kind = 'browser' | 'server';
/** The newest results of everything that was ever measured, by kind and by the name of the workload. */
export type Results = Readonly<Record<Kind, Readonly<Record<string, Section>>>>;

export function median(samples: readonly number[]): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = Number.NaN] = [
    sorted[Math.ceil(middle) - 1],
    sorted[Math.floor(middle)],
  ];
  return (low + high) / 2;
}
