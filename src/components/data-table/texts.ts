/** What people read on a table. */
export const texts = {
  search: 'Search',
  refresh: 'Refresh',
  columns: 'Columns',
  resetColumns: 'Reset columns',
  pin: (column: string) => `Keep ${column} at the left`,
  width: (column: string) => `Width of ${column}`,
  previous: 'Previous page',
  next: 'Next page',
  range: (from: number, to: number, matching: number) => `${from}–${to} of ${matching}`,
  pageSize: 'Rows per page',
  found: (matching: number) => (matching === 1 ? '1 row found' : `${matching} rows found`),
  loading: 'Loading',
  retry: 'Try again',
  nothingFound: (term: string) => `Nothing matches “${term}”.`,
  clearSearch: 'Clear search',
};
