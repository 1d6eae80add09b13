import { MEGABYTE } from '../../common/quantities';

/**
 * The maximum size of a workbook, far above a shop's lists: reading a larger one would take too much
 * memory or time. `inspect-package.ts` checks it before any cell is read.
 */
export const limits = {
  fileBytes: 20 * MEGABYTE,
  /** The unpacked size of all parts together. */
  unpackedBytes: 80 * MEGABYTE,
  parts: 1000,
  /** Of a sheet, including the header. */
  rows: 100_001,
  columns: 200,
  /** Of all sheets together. */
  cells: 1_000_000,
  /** XML tags in all parts together: a cell and its text have up to eight. */
  tags: 8_000_000,
};
