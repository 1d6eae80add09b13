import { useDeferredValue, useEffect, useMemo, useReducer, useRef } from 'react';
import { createTableIndex } from '../../../table/table-index';
import type { TablePage, TableQuery } from '../../../table/table-query';
import type { DataColumn } from '../data-column';
import { whenIdle } from '../when-idle';

/** How long the page may stand still at once while rows are searched and sorted. */
const SLICE_MS = 30;
/** Any search will do: the texts that it looks into are the same for all. */
const ANY_SEARCH: TableQuery = { search: 'a', sort: null, page: 1, pageSize: 1 };

/** A page of a table, and the search whose result it is. */
interface FoundPage<Row> extends TablePage<Row> {
  readonly search: string;
}

/**
 * The page that a query shows. While it is searched for among very many rows, the last page stays;
 * `undefined` when there is none.
 */
export function useTablePage<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  { search, sort, page, pageSize }: TableQuery,
): FoundPage<Row> | undefined {
  const index = useMemo(() => createTableIndex(rows, columns), [rows, columns]);
  const column = sort?.column;
  const direction = sort?.direction;
  const wanted = useMemo<TableQuery>(
    () => ({
      search,
      sort: column !== undefined && direction ? { column, direction } : null,
      page,
      pageSize,
    }),
    [search, column, direction, page, pageSize],
  );
  // Typing goes first: rows are looked for, and drawn, once the letter is on the screen.
  const query = useDeferredValue(wanted);

  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const isReady = index.prepare(query, SLICE_MS);
  useEffect(() => {
    if (isReady) return;
    let timer = setTimeout(function goOn() {
      if (index.prepare(query, SLICE_MS)) drawAgain();
      else timer = setTimeout(goOn);
    });
    return () => clearTimeout(timer);
  }, [index, query, isReady]);

  useEffect(() => {
    const work = whenIdle((milliseconds) => index.prepare(ANY_SEARCH, milliseconds));
    return () => work.cancel();
  }, [index]);

  const found = useMemo(
    () => (isReady ? { ...index.page(query), search: query.search } : undefined),
    [index, query, isReady],
  );
  const last = useRef<FoundPage<Row>>(undefined);
  useEffect(() => {
    if (found) last.current = found;
  }, [found]);
  return found ?? last.current;
}
