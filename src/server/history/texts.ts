import type { Link } from '../../entities/catalogue-link';

export const historyTexts = {
  gone: (row: string) =>
    `This change to ${row} can no longer be undone: the row was erased, or its fields have changed.`,
  noChange: 'There is no such change.',
  noSeenChange: 'There is no such change, or your role does not allow you to see it.',
  rowRemoved: (title: string) => `${title} has been removed since.`,
  notUndone: (title: string, why: string) => `The change to ${title} was not undone. ${why}`,
  link: ({ wpId, catId }: Link) => `${wpId} in category ${catId}`,
  taken: (title: string, why: string) =>
    `Nothing was rolled back, because ${title} was rejected: ${why}`,
  rolledBack: (who: string | null) => `${who ?? 'Someone'} has already undone this.`,
  report: { row: 'Row', what: 'Change', field: 'Field', before: 'Before', after: 'After' },
  secret: '(not shown)',
};
