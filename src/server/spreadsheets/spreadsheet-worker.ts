import { isLink } from '../../entities/catalogue-link';
import type { EntityConfig } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { compareLinks, type SheetLink } from '../../spreadsheet/compare/compare-links';
import { findHeader } from '../../spreadsheet/read/header';
import { readSpreadsheet } from '../../spreadsheet/read/read-spreadsheet';
import { type CellProblem, readRecords, type SheetRecord } from '../../spreadsheet/read/records';
import { writeSpreadsheet } from '../../spreadsheet/write/write-spreadsheet';
import type { RowUpdate } from '../entities/update-rows';
import { serve } from '../threads/serve';
import { compareUpload } from './compare-upload';

// The program of a worker thread: reads or writes one file. Rows come and go in batches, which are
// quick to copy.

/** What an upload would do to the rows that the worker has. */
export interface Comparison {
  readonly records: number;
  readonly unchanged: number;
  /** The first of them. */
  readonly problems: readonly CellProblem[];
  readonly problemCount: number;
}

interface Upload {
  readonly config: EntityConfig;
  readonly records: readonly SheetRecord[];
}

interface UploadedFile {
  readonly config: EntityConfig;
  readonly bytes: Uint8Array;
}

interface KnownIds {
  readonly wpIds: readonly string[];
  readonly catIds: readonly string[];
}

let rows: Row[] = [];
let upload: Upload | undefined;
let updates: readonly RowUpdate[] = [];
let links: readonly SheetLink[] = [];

const handlers = {
  /** Adds rows to compare with, or to write. */
  takeRows(more: readonly Row[]) {
    rows.push(...more);
  },
  write: (config: EntityConfig) => writeSpreadsheet(config, rows),
  async open({ config, bytes }: UploadedFile) {
    const sheet = await readSpreadsheet(bytes);
    const header = findHeader(config, sheet);
    upload = { config, records: [...readRecords(config, sheet, header)] };
    return { unknownColumns: header.unknown };
  },
  /** Compares the file with the rows, and forgets these. */
  compare(maxProblems: number) {
    const { records, config } = opened();
    const outcome = compareUpload(config, records, rows);
    rows = [];
    updates = outcome.updates;
    return comparison(records, outcome.unchanged, outcome.problems, maxProblems);
  },
  /** The next updates that the comparison found; none at the end. */
  nextUpdates(max: number) {
    const batch = updates.slice(0, max);
    updates = updates.slice(max);
    return batch;
  },
  /** Compares a file of links with the rows, which are links, and forgets these. */
  compareLinks({ wpIds, catIds }: KnownIds, maxProblems: number) {
    const { records } = opened();
    const outcome = compareLinks(records, { wpIds, catIds, links: rows.filter(isLink) });
    rows = [];
    links = outcome.added;
    return comparison(records, outcome.unchanged.length, outcome.problems, maxProblems);
  },
  /** The next new links; none at the end. */
  nextLinks(max: number) {
    const batch = links.slice(0, max);
    links = links.slice(max);
    return batch;
  },
};

export type SpreadsheetHandlers = typeof handlers;

serve(handlers);

function opened(): Upload {
  if (!upload) throw new Error('No file is open.');
  return upload;
}

function comparison(
  { length }: readonly SheetRecord[],
  unchanged: number,
  problems: readonly CellProblem[],
  maxProblems: number,
): Comparison {
  return {
    records: length,
    unchanged,
    problems: problems.slice(0, maxProblems),
    problemCount: problems.length,
  };
}
