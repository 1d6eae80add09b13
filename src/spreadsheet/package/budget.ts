import { SpreadsheetError } from '../spreadsheet-error';
import { fileTexts as texts } from '../texts';
import { limits } from './limits';

/** How much work is left for reading a file. */
export interface Budget {
  /** Tags, entities and, at a lower rate, bytes. */
  marks: number;
  /** The limit for cells, and for shared texts. */
  readonly cells: number;
  /** The message if the file needs more. */
  readonly rejection: string;
}

/** Allowed beyond the expected rows and columns: notes, empty rows and extra columns. */
const spare = { rows: 10_000, columns: 4, marks: 500_000 };
/** Twice what a cell with its own text needs. */
const MARKS_PER_CELL = 16;
/** Reading a tag takes as long as reading this many bytes. */
const BYTES_PER_MARK = 24;

/** The budget of a file that can have at most this many valid rows. */
export function budgetFor(rows = Number.POSITIVE_INFINITY, columns = 1): Budget {
  const cells = (rows + spare.rows) * (columns + spare.columns);
  if (cells >= limits.cells)
    return { marks: limits.marks, cells: limits.cells, rejection: texts.tooManyCells };
  const marks = Math.min(limits.marks, cells * MARKS_PER_CELL + spare.marks);
  return { marks, cells, rejection: texts.moreCellsThanNeeded };
}

/** Throws when a file takes more than its budget. */
export function spend(budget: Budget, { marks = 0, bytes = 0 }): void {
  budget.marks -= marks + bytes / BYTES_PER_MARK;
  if (budget.marks < 0) throw new SpreadsheetError(budget.rejection);
}
