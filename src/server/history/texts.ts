export const historyTexts = {
  gone: 'This change can no longer be taken back. Its row was erased, or has changed its fields.',
  noChange: 'There is no such change.',
  rowRemoved: (title: string) => `${title} was removed since.`,
  added: 'The row is removed again.',
  removed: 'The row is back.',
  taken: 'Other rows have the earlier values of unique fields by now. Nothing was changed.',
  rolledBack: 'This import is rolled back already.',
  report: { row: 'Row', what: 'Change', field: 'Field', before: 'Before', after: 'After' },
  secret: '(not shown)',
};
