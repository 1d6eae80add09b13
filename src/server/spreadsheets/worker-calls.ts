import type { EntityConfig } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import type { SheetLink } from '../../spreadsheet/compare/compare-links';
import type { CellProblem } from '../../spreadsheet/read/records';
import type { RowUpdate } from '../entities/update-rows';

/** What an upload would do to the rows that the worker was given. */
export interface Comparison {
  readonly records: number;
  readonly unchanged: number;
  /** The first of them. */
  readonly problems: readonly CellProblem[];
  readonly problemCount: number;
}

/** What the worker can be asked. Rows come and go in batches, which are quick to copy. */
export interface WorkerCalls {
  /** Gives the worker rows to compare with, or to write. */
  takeRows(rows: readonly Row[]): void;
  write(config: EntityConfig): Uint8Array;

  /** Reads a file. */
  open(file: { readonly config: EntityConfig; readonly bytes: Uint8Array }): {
    readonly unknownColumns: readonly string[];
  };
  /** Compares the file with the rows that were given, and forgets these. */
  compare(mostProblems: number): Comparison;
  /** The next updates that the comparison found; none at their end. */
  nextUpdates(most: number): readonly RowUpdate[];

  /** Compares a file of links with the links that were given as rows, and forgets these. */
  compareLinks(known: {
    readonly wpIds: readonly string[];
    readonly catIds: readonly string[];
    readonly mostProblems: number;
  }): Comparison;
  /** The next links that the comparison found to be new; none at their end. */
  nextLinks(most: number): readonly SheetLink[];
}

export type CallName = keyof WorkerCalls;
export type InputOf<Name extends CallName> = Parameters<WorkerCalls[Name]>[0];
export type ResultOf<Name extends CallName> = ReturnType<WorkerCalls[Name]>;

/** What the worker is sent. */
export interface WorkerRequest {
  readonly name: CallName;
  readonly input: unknown;
}

/** What it answers: every request once. */
export type WorkerAnswer =
  | { readonly result: unknown }
  /** What is wrong with the file, for people. */
  | { readonly fault: string };
