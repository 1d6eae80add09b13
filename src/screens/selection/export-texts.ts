/** Texts of the export, whose button is there before any row is selected. */
export const exportTexts = {
  export: 'Export',
  xlsx: 'Excel (.xlsx)',
  csv: 'CSV',
};
