import { useEffect, useMemo, useReducer, useRef } from 'react';
import type { KeepsView, TablePage } from '../../../table/table-query';

interface SteadyOptions<Row> {
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly queryKey: string;
  readonly keepsView: KeepsView;
}

interface Steady<Row> {
  /** The page to show. Its rows may include some that it doesn't count as matching: those in `gone`. */
  readonly page: TablePage<Row> | undefined;
  /** How many rows match now that didn't before. Undefined if no change waits. */
  readonly waiting?: number;
  readonly gone?: ReadonlySet<Row>;
}

/**
 * A page that stays as it is while someone reads it: rows that others have added or moved wait until `show` is
 * called, unless they follow after those in view. Changed values are shown at once.
 */
export function useSteadyPage<Row>(
  found: TablePage<Row> | undefined,
  { rows, rowId, queryKey, keepsView }: SteadyOptions<Row>,
) {
  const last = useRef<LastShown<Row>>(undefined);
  const [shows, countShow] = useReducer((before: number) => before + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` forgets the last page.
  const steady = useMemo((): Steady<Row> => {
    const before = last.current;
    if (!keepsView || !found || before?.queryKey !== queryKey) return { page: found };
    const shown = before.rows;
    if (keepsView !== true && !shown.some((row) => rowId(row) === keepsView))
      return { page: found };
    if (areFoundFirst(shown)) return { page: found };
    const now = new Map(rows.map((row) => [rowId(row), row]));
    const kept = shown.flatMap((row) => now.get(rowId(row)) ?? []);
    if (areFoundFirst(kept)) return { page: found };
    const all = found.all();
    const matching = new Set(all);
    const known = new Set(before.all().map(rowId));
    return {
      page: { ...found, pageIndex: before.pageIndex, rows: kept },
      waiting: all.filter((row) => !known.has(rowId(row))).length,
      gone: new Set(kept.filter((row) => !matching.has(row))),
    };

    function areFoundFirst(some: readonly Row[]): boolean {
      return some.every((row, index) => {
        const other = found?.rows[index];
        return other !== undefined && rowId(row) === rowId(other);
      });
    }
  }, [found, rows, rowId, queryKey, keepsView, shows]);

  useEffect(() => {
    const { page, waiting } = steady;
    const before = last.current;
    const all = waiting === undefined || !before ? page?.all : before.all;
    last.current = page && all && { queryKey, pageIndex: page.pageIndex, rows: page.rows, all };
  }, [steady, queryKey]);

  function show() {
    last.current = undefined;
    countShow();
  }

  return { ...steady, show };
}

interface LastShown<Row> {
  readonly queryKey: string;
  readonly pageIndex: number;
  readonly rows: readonly Row[];
  /** The rows that matched when nothing waited, with which those that match now are compared. */
  readonly all: () => readonly Row[];
}
