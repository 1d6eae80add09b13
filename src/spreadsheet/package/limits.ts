import { MEGABYTE } from '../../common/quantities';

/**
 * The maximum size of a workbook, far above a shop's lists: reading a larger one would take too much
 * memory or time. All are checked while the file is read, before anything larger is stored.
 */
export const limits = {
  fileBytes: 20 * MEGABYTE,
  /** The unpacked size of all parts together. */
  unpackedBytes: 80 * MEGABYTE,
  parts: 1000,
  /** The rows of a sheet, including the header. */
  rows: 100_001,
  /** The fields that an entity can have, and some columns with notes. */
  columns: 600,
  cells: 1_000_000,
  /** Cells from the first column to the last one of each row that has a value. */
  places: 4_000_000,
  /** More problems are not worth listing. Those in cells that an upload leaves unchanged also count. */
  problems: 100_000,
  /** XML tags and entities in all parts that are read, and their bytes. `budgetFor` allows fewer. */
  marks: 10_000_000,
  /** The characters of a cell; spreadsheet programs call files with longer texts damaged. */
  cellLength: 32_767,
  /** The characters of all cells together, and of all texts that they can share. */
  textLength: 40_000_000,
  /** The cell formats of a workbook; spreadsheet programs allow 65,490. */
  formats: 65_536,
  /** The names, types and places of the parts. Listing them never takes as much. */
  listBytes: MEGABYTE,
};
