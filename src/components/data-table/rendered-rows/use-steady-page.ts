import { useEffect, useMemo, useReducer, useRef } from 'react';
import type { KeepsView, TablePage } from '../../../table/table-query';

interface SteadyOptions<Row> {
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly queryKey: string;
  readonly keepsView: KeepsView;
}

interface Steady<Row> {
  readonly page: TablePage<Row> | undefined;
  readonly waiting?: number;
  readonly gone?: ReadonlySet<Row>;
}

/**
 * A page that stays as it is while someone reads it: rows that others have added or moved wait until `show` is
 * called, unless they follow after those in view. Changed values are shown at once. `waiting` is undefined if nothing
 * waits, otherwise the number of additional rows that now match; `gone` holds the rows still on the page that no longer match.
 */
export function useSteadyPage<Row>(
  page: TablePage<Row> | undefined,
  { rows, rowId, queryKey, keepsView }: SteadyOptions<Row>,
) {
  /** The page that was last shown. */
  const last = useRef<{ readonly page: TablePage<Row>; readonly queryKey: string }>(undefined);
  const [shows, countShow] = useReducer((before: number) => before + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` forgets the last page.
  const steady = useMemo((): Steady<Row> => {
    const before = last.current;
    if (!keepsView || !page || before?.queryKey !== queryKey) return { page };
    const found = before.page.rows;
    if (keepsView !== true && !found.some((row) => rowId(row) === keepsView)) return { page };
    if (found.every((row, index) => isSame(row, page.rows[index]))) return { page };
    const now = new Map(rows.map((row) => [rowId(row), row]));
    const kept = found.flatMap((row) => now.get(rowId(row)) ?? []);
    if (kept.every((row, index) => isSame(row, page.rows[index]))) return { page };
    const all = page.all();
    const matching = new Set(all);
    const known = new Set(before.page.all().map(rowId));
    const gone = new Set(kept.filter((row) => !matching.has(row)));
    return {
      page: { ...page, rows: kept, matching: page.matching + gone.size },
      waiting: all.filter((row) => !known.has(rowId(row))).length,
      gone,
    };

    function isSame(row: Row, other: Row | undefined): boolean {
      return other !== undefined && rowId(row) === rowId(other);
    }
  }, [page, rows, rowId, queryKey, keepsView, shows]);

  useEffect(() => {
    const { page: shown, waiting } = steady;
    // What is new is compared with the rows that matched when nothing waited.
    const all = waiting === undefined ? undefined : last.current?.page.all;
    last.current = shown && { page: all ? { ...shown, all } : shown, queryKey };
  }, [steady, queryKey]);

  function show() {
    last.current = undefined;
    countShow();
  }

  return { ...steady, show };
}
