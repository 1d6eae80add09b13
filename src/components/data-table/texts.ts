/** What people read on a table. */
export const texts = {
  search: 'Search',
  refresh: 'Refresh',
  columns: 'Columns',
  resetColumns: 'Reset columns',
  width: (column: string) => `Width of ${column}`,
  previous: 'Previous page',
  next: 'Next page',
  range: (from: number, to: number, matching: number) =>
    `${number(from)}–${number(to)} of ${number(matching)}`,
  pageSize: 'Rows per page',
  found: (matching: number) => (matching === 1 ? '1 row found' : `${number(matching)} rows found`),
  loading: 'Loading',
  retry: 'Try again',
  nothingFound: (search: string) => `Nothing matches “${search}”.`,
  clearSearch: 'Clear search',
};

function number(value: number): string {
  return value.toLocaleString('en-IN');
}
