import type { BadgeProps } from '../../components/status/badge';
import type { EntityConfig } from '../../entities/entity-config';
import type { Row } from '../../entities/row';

/** What the rows of a file are: rows of a list, found by a key, or links between two lists. */
export type PreviewKind = 'rows' | 'links';

/** Rows of the lists that a file is compared with, by the lists' names. */
export type KnownRows = Readonly<Record<string, readonly Row[]>>;

/** What a file is compared with: the same object as long as that is the same. */
export interface PreviewBasis {
  readonly kind: PreviewKind;
  /** Says what the file's columns are. */
  readonly config: EntityConfig;
  readonly knownRows: () => KnownRows;
}

/** What an upload would do, in numbers. */
export interface PreviewSummary {
  readonly counts: readonly { readonly tone: BadgeProps['tone']; readonly text: string }[];
  readonly changes: number;
  readonly problems: number;
  /** Headers that name no column. */
  readonly unknownColumns: readonly string[];
}

/** Something that would change, as the texts of its cells. */
export type PreviewChange = readonly string[];

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
  open(file: {
    readonly kind: PreviewKind;
    readonly config: EntityConfig;
    readonly bytes: ArrayBuffer;
  }): void;
  /** Gives the worker rows of a list, a batch at a time, since to copy all would hold the page up. */
  takeRows(batch: { readonly list: string; readonly rows: readonly Row[] }): void;
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
