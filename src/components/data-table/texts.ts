import { plural } from '../../common/quantities';

export const texts = {
  search: 'Search',
  searchFiltered: (rows: number) => `Search ${plural(rows, 'filtered row')}`,
  refresh: 'Refresh',
  more: 'More',
  sort: 'Sort',
  columns: 'Columns',
  sorted: (place: number, direction: 'asc' | 'desc') =>
    `Sort column ${place + 1}, ${direction}ending`,
  previous: 'Previous page',
  next: 'Next page',
  range: (from: number, to: number, matching: number) => `${from}–${to} of ${matching}`,
  pageSize: 'Rows per page',
  found: (matching: number) => `${plural(matching, 'row')} found`,
  matches: (matching: number) => plural(matching, 'match', 'matches'),
  select: (title: string) => `Select ${title}`,
  selectAll: 'Select all rows',
  waiting: (count: number) => (count > 0 ? `Show ${plural(count, 'new row')}` : 'Show new order'),
  gone: (count: number) => `${plural(count, 'row')} no longer match${count === 1 ? 'es' : ''}`,
  updateList: 'Update list',
  loading: 'Loading',
  retry: 'Try again',
  nothingFound: (term: string, isFiltered: boolean) =>
    `Nothing matches “${term}”${isFiltered ? ' with these filters' : ''}.`,
  clearSearch: 'Clear search',
  nothingFiltered: 'No row matches the filters.',
  clearAll: 'Clear all',
  clearFilters: 'Clear all filters',
};
