import type { ColumnDef, RowData } from '@tanstack/react-table';
import { useEffect, useMemo, useReducer, useRef } from 'react';
import { memoize } from '../../common/memoize';
import { createTableIndex, type TableIndex } from '../../table/table-index';
import type { IndexedColumn, TablePage, TableQuery } from '../../table/table-query';
import { whenIdle } from '../../table/when-idle';
import type { Features } from './table-features';

/** One index for all parts of a screen: a second one of 100,000 rows takes 30 MB and 300 ms. */
export const tableIndexOf = memoize(<Row>(rows: readonly Row[]) =>
  memoize((columns: readonly IndexedColumn<Row>[]) => createTableIndex(rows, columns)),
);

/** The longest time that searching and sorting may block the page. */
const SLICE_MS = 30;

/**
 * The page for a query. If it takes longer than one slice to search or sort a long list, this is the first page of
 * the result as soon as that is known, and until then the previous page, or `undefined`. `query` must stay the same
 * object while it is the same query.
 */
export function useFoundPage<Row extends RowData>(
  rows: readonly Row[],
  columns: readonly ColumnDef<Features, Row>[],
  query: TableQuery,
): TablePage<Row> | undefined {
  const index: TableIndex<Row> = tableIndexOf(rows)(columns);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  // A first page that is known already is shown before anything else is prepared.
  const isReady =
    index.prepare(query, 0) || (!index.firstPage(query) && index.prepare(query, SLICE_MS));
  const hasRows = isReady || index.firstPage(query) !== undefined;
  useEffect(() => {
    if (isReady) return;
    let timer = setTimeout(function prepareMore() {
      const isDone = index.prepare(query, SLICE_MS);
      if (isDone || (!hasRows && index.firstPage(query))) renderAgain();
      else timer = setTimeout(prepareMore);
    });
    return () => clearTimeout(timer);
  }, [index, query, isReady, hasRows]);

  useEffect(() => whenIdle(index.prepareAll), [index]);

  const found = useMemo(() => {
    if (isReady) return index.page(query);
    return hasRows ? index.firstPage(query) : undefined;
  }, [index, query, isReady, hasRows]);
  const last = useRef<TablePage<Row>>(undefined);
  useEffect(() => {
    if (found) last.current = found;
  }, [found]);
  return found ?? last.current;
}
