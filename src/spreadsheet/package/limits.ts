import { MEGABYTE } from '../../common/quantities';

/**
 * What a workbook may be at most. A shop's lists stay far below; beyond it, reading would cost the
 * reader its memory or its time. `inspect-package.ts` holds files to it before a cell is read.
 */
export const limits = {
  fileBytes: 20 * MEGABYTE,
  /** All parts of the file together, unpacked. */
  unpackedBytes: 80 * MEGABYTE,
  parts: 1000,
  /** Of a sheet, the header included. */
  rows: 100_001,
  columns: 200,
  /** Of all sheets together. */
  cells: 1_000_000,
  /** XML tags of all parts together: a cell and its text take up to eight. */
  tags: 8_000_000,
};
