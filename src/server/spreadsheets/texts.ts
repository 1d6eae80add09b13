import { formatBytes } from '../../common/quantities';
import { sentence } from '../../common/sentence';
import type { FieldConfig } from '../../field-types';
import { limits } from '../../spreadsheet/package/limits';

/** What is wrong with an uploaded file. */
export const spreadsheetTexts = {
  noFile: 'Please select .xls file',
  fileTooLarge: `The file is larger than ${formatBytes(limits.fileBytes)}.`,
  tooCostly: 'Reading this file takes too much time or memory. Split it into smaller ones.',
  noRows: 'There are no rows below the header.',
  wrongCells: (count: number) =>
    `${count === 1 ? 'One cell is' : `${count} cells are`} wrong. Nothing was changed.`,
  andMore: (count: number) => `There are ${count} more wrong cells.`,
  willBeSame: ({ label }: FieldConfig, first: number, second: number) =>
    sentence(`Rows ${first} and ${second} would have the same ${label}`),
};
