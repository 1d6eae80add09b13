import { plural } from '../../common/quantities';

/** Texts of the export, whose button is there before any row is selected. */
export const exportTexts = {
  export: 'Export',
  xlsx: 'Excel (.xlsx)',
  csv: 'CSV',
  creating: (rows: number) => `Creating a file of ${plural(rows, 'row')}…`,
  exportFailed: 'The file could not be created.',
};
