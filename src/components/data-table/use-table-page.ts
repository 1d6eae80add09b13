import { useEffect, useMemo, useReducer, useRef } from 'react';
import { createTableIndex } from '../../table/table-index';
import type { TablePage, TableQuery } from '../../table/table-query';
import { whenIdle } from '../../table/when-idle';
import type { DataColumn } from './data-column';

/** The longest time that searching and sorting may block the page. */
const SLICE_MS = 30;

/** A page of a table, and the query that it is the result of. */
export interface FoundPage<Row> extends TablePage<Row> {
  readonly query: TableQuery;
}

/**
 * The page for a query. While a long list is being searched or sorted for longer than one slice, this is
 * still the previous page, or `undefined`. `query` must stay the same object while it asks the same.
 */
export function useTablePage<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  query: TableQuery,
): FoundPage<Row> | undefined {
  const index = useMemo(() => createTableIndex(rows, columns), [rows, columns]);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const isReady = index.prepare(query, SLICE_MS);
  useEffect(() => {
    if (isReady) return;
    let timer = setTimeout(function prepareMore() {
      if (index.prepare(query, SLICE_MS)) renderAgain();
      else timer = setTimeout(prepareMore);
    });
    return () => clearTimeout(timer);
  }, [index, query, isReady]);

  useEffect(() => {
    const work = whenIdle(index.prepareAll);
    return () => work.cancel();
  }, [index]);

  const found = useMemo(
    () => (isReady ? { ...index.page(query), query } : undefined),
    [index, query, isReady],
  );
  const last = useRef<FoundPage<Row>>(undefined);
  useEffect(() => {
    if (found) last.current = found;
  }, [found]);
  return found ?? last.current;
}
