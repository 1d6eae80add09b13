import type { EntityConfig } from '../../../entities/entity-config';
import type { Row } from '../../../entities/row';

/** What an upload would do, in numbers. */
export interface PreviewSummary {
  readonly changedRows: number;
  readonly changedCells: number;
  readonly unchangedRows: number;
  /** Rows of the file that mean no row of the list. */
  readonly unknownRows: number;
  readonly invalidCells: number;
  /** Headers that name no column. */
  readonly unknownColumns: readonly string[];
}

/** A cell that would change. The texts are as people read them, long ones around the difference. */
export interface PreviewChange {
  readonly row: number;
  readonly key: string;
  readonly column: string;
  readonly before: string;
  readonly after: string;
}

/** A cell that can't be taken. */
export interface PreviewProblem {
  readonly row: number;
  readonly column: string;
  readonly shown: string;
  readonly message: string;
}

export interface Slice {
  readonly from: number;
  readonly count: number;
}

/** What the worker can be asked. */
export interface PreviewCalls {
  /** Reads a file. */
  open(file: { readonly config: EntityConfig; readonly bytes: ArrayBuffer }): void;
  /** Gives the worker rows of the list, a batch at a time, since to copy all would hold the page up. */
  takeRows(rows: readonly Row[]): void;
  compare(input: null): PreviewSummary;
  changes(slice: Slice): readonly PreviewChange[];
  problems(slice: Slice): readonly PreviewProblem[];
}

export type CallName = keyof PreviewCalls;
export type InputOf<Name extends CallName> = Parameters<PreviewCalls[Name]>[0];
export type ResultOf<Name extends CallName> = ReturnType<PreviewCalls[Name]>;

export interface PreviewRequest {
  readonly name: CallName;
  readonly input: unknown;
}

export interface PreviewProgress {
  /** Rows of the file that were compared. */
  readonly done: number;
  readonly total: number;
}

export type PreviewAnswer =
  /** On the way to the answer. */
  | { readonly progress: PreviewProgress }
  | { readonly result: unknown }
  /** What is wrong with the file, for people. */
  | { readonly fault: string };
