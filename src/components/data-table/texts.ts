import { plural } from '../../common/quantities';

export const texts = {
  search: 'Search',
  refresh: 'Refresh',
  columns: 'Columns',
  resetColumns: 'Reset columns',
  pin: (column: string) => `Pin ${column}`,
  width: (column: string) => `Width of ${column}`,
  sorted: (place: number, direction: 'asc' | 'desc') =>
    `Sorted ${PLACES[place] ?? `as number ${place + 1}`}, ${direction === 'asc' ? 'ascending' : 'descending'}`,
  previous: 'Previous page',
  next: 'Next page',
  range: (from: number, to: number, matching: number) => `${from}–${to} of ${matching}`,
  pageSize: 'Rows per page',
  found: (matching: number) => `${plural(matching, 'row')} found`,
  select: (title: string) => `Select ${title}`,
  selectAll: 'Select all rows',
  loading: 'Loading',
  retry: 'Try again',
  nothingFound: (term: string) => `Nothing matches “${term}”.`,
  clearSearch: 'Clear search',
  nothingFiltered: 'No row matches the filters.',
  clearFilters: 'Clear all',
};

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'];
