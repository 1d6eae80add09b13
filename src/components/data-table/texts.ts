/** What people read on a table. */
export const texts = {
  search: 'Search',
  clearSearch: 'Clear search',
  refresh: 'Refresh',
  columns: 'Columns',
  resetWidths: 'Reset widths',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  rowsPerPage: 'Rows per page',
  range: (from: number, to: number, matching: number) => `${from}–${to} of ${matching}`,
  tryAgain: 'Try again',
  loading: 'Loading…',
  columnWidth: (header: string) => `Width of ${header}`,
};
