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

export interface PreviewProgress {
  /** Rows of the file that were compared. */
  readonly done: number;
  readonly total: number;
}
