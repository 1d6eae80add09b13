import { createSearchTexts } from './search-texts';
import { shareTexts } from './share-texts';
import { createJointOrder, createSortOrder, type SortOrder } from './sort-order';
import { sortKeys, type TableColumn, type TablePage, type TableQuery } from './table-query';

/** Finds the rows for a query among any number of rows. */
export interface TableIndex<Row> {
  /** Prepares the answer to a query for at most `milliseconds`, going on where it stopped. Returns whether it is ready. */
  readonly prepare: (query: TableQuery, milliseconds: number) => boolean;
  /** Prepares the answers to all searches and sorts by one column in the same way, and needs less memory then. */
  readonly prepareAll: (milliseconds: number) => boolean;
  /** The page for a query. First finishes what `prepare` has not done. */
  readonly page: (query: TableQuery) => TablePage<Row>;
}

/** Creates an index of rows that don't change. */
export function createTableIndex<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
): TableIndex<Row> {
  const shared = shareTexts(rows);
  const search = createSearchTexts(rows, columns);
  const orders = new Map<string, ReturnType<typeof createSortOrder>>();
  const jointOrders = new Map<string, SortOrder>();

  function columnOrder(id: string) {
    const keyOf = columns.find((column) => column.id === id)?.sortKey;
    const order = orders.get(id) ?? (keyOf && createSortOrder(rows, keyOf));
    if (order) orders.set(id, order);
    return order;
  }

  function orderOf({ sort }: TableQuery): SortOrder | undefined {
    const found = sortKeys(sort).flatMap(({ column, direction }) => {
      const order = columnOrder(column);
      return order ? { order, direction } : [];
    });
    if (found.length < 2) return found[0]?.order;
    const name = JSON.stringify(sort);
    const joint = jointOrders.get(name) ?? createJointOrder(rows.length, found);
    jointOrders.set(name, joint);
    return joint;
  }

  function prepare(query: TableQuery, milliseconds: number): boolean {
    const deadline = performance.now() + milliseconds;
    if (query.search.trim() !== '' && !search.work(deadline)) return false;
    if (query.filtered && !query.filtered.work(deadline)) return false;
    return orderOf(query)?.work(deadline) ?? true;
  }

  function prepareAll(milliseconds: number): boolean {
    const deadline = performance.now() + milliseconds;
    const isReady = ({ id }: TableColumn<Row>) => columnOrder(id)?.work(deadline) ?? true;
    return shared.work(deadline) && search.work(deadline) && columns.every(isReady);
  }

  /** The matching rows from `start` to `end`, in order. */
  function rowsBetween(start: number, end: number, matches?: Uint32Array, order?: Uint32Array) {
    if (!order && !matches) return rows.slice(start, end);
    const indexes = order && matches ? inOrder(matches, order, end) : (order ?? matches);
    const found: Row[] = [];
    for (const index of indexes?.slice(start, end) ?? []) {
      const row = rows[index];
      if (row !== undefined) found.push(row);
    }
    return found;
  }

  function inOrder(matches: Uint32Array, order: Uint32Array, end: number): number[] {
    const isMatch = new Uint8Array(rows.length);
    for (const index of matches) isMatch[index] = 1;
    const found: number[] = [];
    for (const index of order) if (isMatch[index] === 1 && found.push(index) === end) break;
    return found;
  }

  return {
    prepare,
    prepareAll,
    page(query) {
      prepare(query, Number.POSITIVE_INFINITY);
      const searched = search.match(query.search);
      const matches = inBoth(searched, query.filtered?.matches());
      const order = orderOf(query)?.indexes(query.sort?.direction ?? 'asc');
      const matching = matches?.length ?? rows.length;
      const pageCount = Math.max(1, Math.ceil(matching / query.pageSize));
      const page = Math.min(Math.max(1, query.page), pageCount);
      const start = (page - 1) * query.pageSize;
      const end = Math.min(start + query.pageSize, matching);
      return {
        rows: rowsBetween(start, end, matches, order),
        all: () => rowsBetween(0, matching, matches, order),
        searched,
        ...{ total: rows.length, matching, page, pageCount },
        ...{ from: matching === 0 ? 0 : start + 1, to: end },
      };
    },
  };
}

/** What two ascending lists have in common; one that is undefined has everything. */
export function inBoth(a: Uint32Array | undefined, b: Uint32Array | undefined) {
  if (!a || !b) return a ?? b;
  let next = 0;
  return a.filter((index) => {
    while ((b[next] ?? index) < index) next++;
    return b[next] === index;
  });
}
