export const historyTexts = {
  gone: 'This change can no longer be undone: its row was erased, or its fields have changed.',
  noChange: 'There is no such change.',
  rowRemoved: (title: string) => `${title} has been removed since.`,
  added: 'the row was removed',
  removed: 'the row was restored',
  taken: 'Other rows now have the earlier values of unique fields. Nothing was changed.',
  rolledBack: (who: string | null) => `${who ?? 'Someone'} has already rolled this back.`,
  report: { row: 'Row', what: 'Change', field: 'Field', before: 'Before', after: 'After' },
  secret: '(not shown)',
};
