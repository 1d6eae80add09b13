import { createSearchTexts } from './search-texts';
import { createSortOrder, type SortOrder } from './sort-order';
import type { TableColumn, TablePage, TableQuery } from './table-query';

/** Finds the rows that a query shows, among any number of rows. */
export interface TableIndex<Row> {
  /**
   * Does what is missing for a query to be answered at once, for at most `milliseconds`; says
   * whether it is done. What is done once is kept.
   */
  readonly prepare: (query: TableQuery, milliseconds: number) => boolean;
  /** The page that a query shows. Finishes first what `prepare` has not done. */
  readonly page: (query: TableQuery) => TablePage<Row>;
}

/** Makes the index of rows that do not change any more. */
export function createTableIndex<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
): TableIndex<Row> {
  const search = createSearchTexts(rows, columns);
  const orders = new Map<string, SortOrder>();

  function orderOf({ sort }: TableQuery): SortOrder | undefined {
    const keyOf = sort && columns.find(({ id }) => id === sort.column)?.sortKey;
    if (!sort || !keyOf) return undefined;
    const order = orders.get(sort.column) ?? createSortOrder(rows, keyOf);
    orders.set(sort.column, order);
    return order;
  }

  function prepare(query: TableQuery, milliseconds: number): boolean {
    const deadline = performance.now() + milliseconds;
    if (query.search.trim() !== '' && !search.work(deadline)) return false;
    return orderOf(query)?.work(deadline) ?? true;
  }

  return {
    prepare,
    page(query) {
      prepare(query, Number.POSITIVE_INFINITY);
      const matches = search.match(query.search);
      const order = orderOf(query)?.places(query.sort?.direction ?? 'asc');
      const matching = matches?.length ?? rows.length;
      const pageCount = Math.max(1, Math.ceil(matching / query.pageSize));
      const page = Math.min(Math.max(1, query.page), pageCount);
      const start = (page - 1) * query.pageSize;
      const end = Math.min(start + query.pageSize, matching);
      const places = placesBetween(start, end, rows.length, matches, order);
      return {
        rows: places.map((place) => rows[place] as Row),
        total: rows.length,
        matching,
        page,
        pageCount,
        from: matching === 0 ? 0 : start + 1,
        to: end,
      };
    },
  };
}

/** The places of the rows from `start` to `end` among those that match, in their order. */
function placesBetween(
  start: number,
  end: number,
  total: number,
  matches: Uint32Array | undefined,
  order: Uint32Array | undefined,
): number[] {
  if (!order) {
    if (matches) return [...matches.subarray(start, end)];
    return Array.from({ length: end - start }, (_, index) => start + index);
  }
  if (!matches) return [...order.subarray(start, end)];
  const isMatch = new Uint8Array(total);
  for (const place of matches) isMatch[place] = 1;
  const places: number[] = [];
  let seen = 0;
  for (const place of order) {
    if (seen >= end) break;
    if (isMatch[place] === 1 && seen++ >= start) places.push(place);
  }
  return places;
}
