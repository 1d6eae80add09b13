import { isLink } from '../../entities/catalogue-link';
import type { EntityConfig } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { compareLinks } from '../../spreadsheet/compare/compare-links';
import { openSheet } from '../../spreadsheet/read/open-sheet';
import type { SheetRecord } from '../../spreadsheet/read/records';
import type { CellProblem } from '../../spreadsheet/read/wrong-cell';
import { spreadsheetWriter } from '../../spreadsheet/write/write-spreadsheet';
import { added, type RowChange } from '../rows/change-set';
import { serve } from '../threads/serve';
import { compareUpload } from './compare-upload';

// The program of a worker thread: reads or writes one file. Rows are sent in batches, which are quick
// to copy.

/** What an upload would do to the rows that the worker has. */
export interface Comparison {
  readonly records: number;
  readonly unchanged: number;
  /** The first problems. */
  readonly problems: readonly CellProblem[];
  readonly problemCount: number;
}

interface FileToOpen {
  readonly config: EntityConfig;
  readonly bytes: Uint8Array;
  /** The most rows that a valid file can have. */
  readonly maxRows: number;
  /** Whether rows with new keys are to be added. */
  readonly adds: boolean;
}

interface KnownIds {
  readonly wpIds: readonly string[];
  readonly catIds: readonly string[];
}

function spreadsheetHandlers() {
  let rows: Row[] = [];
  let writer: ReturnType<typeof spreadsheetWriter> | undefined;
  let upload: {
    readonly config: EntityConfig;
    readonly records: readonly SheetRecord[];
    readonly adds: boolean;
  };
  let changes: readonly RowChange[] = [];

  function comparison(
    unchanged: number,
    problems: readonly CellProblem[],
    problemCount: number,
  ): Comparison {
    // Another comparison needs current rows.
    rows = [];
    // The message of a `WrongCell` is a getter, which a copy for another thread would lack.
    const listed = problems.map(({ row, field, shown, message }) => ({
      row,
      field,
      shown,
      message,
    }));
    return { records: upload.records.length, unchanged, problems: listed, problemCount };
  }

  return {
    /** Writes the rows that follow. */
    startWriting(config: EntityConfig) {
      writer = spreadsheetWriter(config);
    },
    /** Adds rows to compare with, or to write. */
    takeRows(more: readonly Row[]) {
      if (writer) writer.add(more);
      else rows.push(...more);
    },
    write() {
      if (!writer) throw new Error('No file is written.');
      return writer.finish();
    },
    /** Reads a file, which must be done before comparing. */
    async open({ config, bytes, maxRows, adds }: FileToOpen) {
      const { header, records } = await openSheet(config, bytes, adds, maxRows);
      upload = { config, records, adds };
      return { unknownColumns: header.unknown };
    },
    /** Compares the file with the rows, then drops the rows. */
    compare(maxProblems: number) {
      const { config, records, adds } = upload;
      const outcome = compareUpload(config, { records, rows, adds }, maxProblems);
      changes = outcome.changes;
      return comparison(outcome.unchanged, outcome.problems, outcome.problemCount);
    },
    /** Compares a file of links with the rows, which are links, then drops the rows. */
    compareLinks({ wpIds, catIds }: KnownIds, maxProblems: number) {
      const known = { wpIds, catIds, links: rows.filter(isLink) };
      const { added: newLinks, unchanged, problems } = compareLinks(upload.records, known);
      changes = newLinks.map(({ wpId, catId }) => added({ wpId, catId }));
      return comparison(unchanged.length, problems.slice(0, maxProblems), problems.length);
    },
    /** The next changes that the comparison found; none at the end. */
    nextChanges(max: number) {
      const batch = changes.slice(0, max);
      changes = changes.slice(max);
      return batch;
    },
  };
}

export type SpreadsheetHandlers = ReturnType<typeof spreadsheetHandlers>;

serve(spreadsheetHandlers());
