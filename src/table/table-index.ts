import { createSearchTexts } from './search-texts';
import { shareTexts } from './share-texts';
import type { SlicedWork } from './sliced-work';
import { createJointOrder, createSortOrder, type SortOrder } from './sort-order';
import type { IndexedColumn, TablePage, TableQuery } from './table-query';

/** Finds the rows for a query among any number of rows. */
export interface TableIndex<Row> {
  /**
   * Prepares the page for a query for at most `milliseconds`, but by at least one step; the next call continues. Returns
   * whether it is ready.
   */
  readonly prepare: (query: TableQuery, milliseconds: number) => boolean;
  /** Builds the search texts and every single-column sort, in slices. Also lets equal texts share memory. */
  readonly prepareAll: SlicedWork['work'];
  /** The first page of a search, if it is known before all rows have been searched: without a filter or a sort. */
  readonly firstPage: (query: TableQuery) => TablePage<Row> | undefined;
  /** The page for a query. First finishes what `prepare` has not done. */
  readonly page: (query: TableQuery) => TablePage<Row>;
}

/** Creates an index of rows that don't change. */
export function createTableIndex<Row>(
  rows: readonly Row[],
  columns: readonly IndexedColumn<Row>[],
): TableIndex<Row> {
  const shared = shareTexts(rows);
  const search = createSearchTexts(
    rows,
    columns.flatMap(({ meta }) => meta?.searchText ?? []),
  );
  const orders = new Map<string, ReturnType<typeof createSortOrder>>();
  const jointOrders = new Map<string, SortOrder>();

  function sortOrderOf(id: string) {
    const column = columns.find((one) => one.id === id && one.enableSorting !== false);
    const keyOf = column?.accessorFn;
    const order = orders.get(id) ?? (keyOf && createSortOrder(rows, keyOf));
    if (order) orders.set(id, order);
    return order;
  }

  function orderOf({ sorting }: TableQuery): SortOrder | undefined {
    const found = sorting.flatMap(({ id, desc }) => {
      const order = sortOrderOf(id);
      return order ? { order, desc } : [];
    });
    const [first, second] = found;
    if (!first) return undefined;
    const { order, desc } = first;
    if (!second) return { work: order.work, indexes: () => order.indexes(desc) };
    const name = JSON.stringify(sorting);
    const joint = jointOrders.get(name) ?? createJointOrder(rows.length, found);
    jointOrders.set(name, joint);
    return joint;
  }

  function prepare(query: TableQuery, milliseconds: number): boolean {
    const deadline = performance.now() + milliseconds;
    if (query.globalFilter.trim() !== '' && !search.work(deadline)) return false;
    if (query.filtered && !query.filtered.work(deadline)) return false;
    return orderOf(query)?.work(deadline) ?? true;
  }

  function prepareAll(deadline: number): boolean {
    const isReady = ({ id = '' }: IndexedColumn<Row>) => sortOrderOf(id)?.work(deadline) ?? true;
    // People search first, so sharing memory and sorting come later.
    return search.work(deadline) && shared.work(deadline) && columns.every(isReady);
  }

  /** The matching rows from `start` to `end`, in order. */
  function rowsBetween(start: number, end: number, matches?: Uint32Array, order?: Uint32Array) {
    if (!order && !matches) return rows.slice(start, end);
    const indexes = order && matches ? sortedMatches(matches, order, end) : (order ?? matches);
    const found: Row[] = [];
    for (const index of indexes?.slice(start, end) ?? []) {
      const row = rows[index];
      if (row !== undefined) found.push(row);
    }
    return found;
  }

  function sortedMatches(matches: Uint32Array, order: Uint32Array, end: number): number[] {
    const isMatch = new Uint8Array(rows.length);
    for (const index of matches) isMatch[index] = 1;
    const found: number[] = [];
    for (const index of order) if (isMatch[index] === 1 && found.push(index) === end) break;
    return found;
  }

  function page(query: TableQuery): TablePage<Row> {
    prepare(query, Number.POSITIVE_INFINITY);
    const { pageSize } = query.pagination;
    const searched = search.match(query.globalFilter);
    const matches = inBoth(searched, query.filtered?.matches());
    const order = orderOf(query)?.indexes();
    const matching = matches?.length ?? rows.length;
    const lastPage = Math.max(0, Math.ceil(matching / pageSize) - 1);
    const pageIndex = Math.min(query.pagination.pageIndex, lastPage);
    const start = pageIndex * pageSize;
    return {
      query,
      rows: rowsBetween(start, Math.min(start + pageSize, matching), matches, order),
      all: () => rowsBetween(0, matching, matches, order),
      total: rows.length,
      isComplete: true,
      searched,
      matching,
      pageIndex,
    };
  }

  function firstPage(query: TableQuery): TablePage<Row> | undefined {
    const { pageIndex, pageSize } = query.pagination;
    if (pageIndex > 0 || query.filtered || orderOf(query)) return undefined;
    const first = search.first(query.globalFilter, pageSize);
    return (
      first && {
        query,
        rows: first.flatMap((index) => rows[index] ?? []),
        all: () => page(query).all(),
        total: rows.length,
        isComplete: false,
        searched: undefined,
        matching: rows.length,
        pageIndex: 0,
      }
    );
  }

  return { prepare, prepareAll, firstPage, page };
}

/** The numbers that are in both of two ascending lists. An undefined list has all numbers. */
export function inBoth(a: Uint32Array | undefined, b: Uint32Array | undefined) {
  if (!a || !b) return a ?? b;
  let next = 0;
  return a.filter((index) => {
    while ((b[next] ?? index) < index) next++;
    return b[next] === index;
  });
}
