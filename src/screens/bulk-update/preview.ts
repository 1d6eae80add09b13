import type { Tone } from '../../components/status/badge';
import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { modelOf } from '../../field-types';
import { findHeader, type Header } from '../../spreadsheet/read/header';
import { readSpreadsheet } from '../../spreadsheet/read/read-spreadsheet';
import { readRecords, type SheetRecord } from '../../spreadsheet/read/records';
import type { CellProblem } from '../../spreadsheet/read/wrong-cell';
import { texts } from './texts';

/** A file contains rows of a list, found by a key, or links between two lists. */
export type PreviewKind = 'rows' | 'links';

/** Rows of the lists that a file is compared with, by the lists' names. */
export type KnownRows = Readonly<Record<string, readonly Row[]>>;

/** What a file is compared with. Must stay the same object while that is the same. */
export interface PreviewBasis {
  readonly kind: PreviewKind;
  /** Describes the file's columns. */
  readonly config: EntityConfig;
  readonly knownRows: () => KnownRows;
}

/** The effect of an upload in numbers. */
export interface PreviewSummary {
  readonly counts: readonly { readonly tone: Tone; readonly text: string }[];
  readonly changes: number;
  readonly problems: number;
  /** Headers that match no column. */
  readonly unknownColumns: readonly string[];
}

/** A change, as the texts of its cells. */
export type PreviewChange = readonly string[];

/** An invalid cell. */
export interface PreviewProblem {
  readonly row: number;
  readonly column: string;
  readonly shown: string;
  readonly message: string;
}

/** The effect of an upload. */
export interface Preview {
  readonly summary: PreviewSummary;
  readonly changes: readonly PreviewChange[];
  readonly problems: readonly CellProblem[];
}

export interface Slice {
  readonly from: number;
  readonly count: number;
}

/** Counts the compared rows of a file. */
export interface PreviewProgress {
  readonly done: number;
  readonly total: number;
}

export interface OpenedFile {
  readonly config: EntityConfig;
  readonly sheetName: string;
  readonly header: Header;
  readonly records: readonly SheetRecord[];
}

/** Throws a `SpreadsheetError` for users. */
export async function openFile(config: EntityConfig, bytes: ArrayBuffer): Promise<OpenedFile> {
  const sheet = await readSpreadsheet(new Uint8Array(bytes));
  const header = findHeader(config, sheet);
  const records = [...readRecords(config, sheet, header)];
  return { config, sheetName: sheet.name, header, records };
}

interface Findings {
  readonly changes: readonly PreviewChange[];
  readonly problems: readonly CellProblem[];
  readonly changed: string;
  /** More counts with their texts; zeros are left out. */
  readonly others: readonly (readonly [Tone, number, string])[];
}

export function previewOf({ header }: OpenedFile, findings: Findings): Preview {
  const { changes, problems, changed, others } = findings;
  const counts = [
    changes.length > 0
      ? ({ tone: 'accent', text: changed } as const)
      : ({ tone: 'neutral', text: texts.noChanges } as const),
    ...others.filter(([, count]) => count > 0).map(([tone, , text]) => ({ tone, text })),
  ];
  const unknownColumns = header.unknown;
  const summary = { counts, changes: changes.length, problems: problems.length, unknownColumns };
  return { summary, changes, problems };
}

/** Numbers that are masked on the screen are masked here too. */
export function shownProblem(
  config: EntityConfig,
  { row, field: name, shown, message }: CellProblem,
): PreviewProblem {
  const field = fieldOf(config, name);
  const isMasked = modelOf(field).storage(field).encrypted === true;
  return { row, column: field.label, shown: isMasked ? '' : shown, message };
}
