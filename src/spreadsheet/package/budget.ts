import { SpreadsheetError } from '../spreadsheet-error';
import { fileTexts as texts } from '../texts';
import { limits } from './limits';

/** What reading a file may still take. */
export interface Budget {
  /** Tags and entities, and bytes between them. */
  marks: number;
  /** Of the sheet, and of the texts that cells share. */
  readonly cells: number;
  /** Says that it takes more. */
  readonly refusal: string;
}

/** What a file of so many rows and columns may have besides: notes, empty rows, and columns of its own. */
const spare = { rows: 10_000, columns: 4, marks: 500_000 };
/** Twice what a cell with a text of its own has. */
const MARKS_PER_CELL = 16;
/** As many take as long to read as a tag. */
const BYTES_PER_MARK = 24;

/** With rows of which no more can be right, a file costs no more than they do. */
export function budgetFor(rows = Number.POSITIVE_INFINITY, columns = 1): Budget {
  const cells = (rows + spare.rows) * (columns + spare.columns);
  if (cells >= limits.cells)
    return { marks: limits.marks, cells: limits.cells, refusal: texts.tooManyCells };
  const marks = Math.min(limits.marks, cells * MARKS_PER_CELL + spare.marks);
  return { marks, cells, refusal: texts.moreCellsThanNeeded };
}

/** Throws when a file takes more than its budget. */
export function spend(budget: Budget, { marks = 0, bytes = 0 }): void {
  budget.marks -= marks + bytes / BYTES_PER_MARK;
  if (budget.marks < 0) throw new SpreadsheetError(budget.refusal);
}
