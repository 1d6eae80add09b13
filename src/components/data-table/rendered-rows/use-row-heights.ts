import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';

interface RowHeightsOptions {
  readonly count: number;
  /** The id of the row at an index. */
  readonly idAt: (index: number) => string;
  /** The height of a row that has not been rendered yet. */
  readonly rowHeight: number;
  /** Whether rendered rows may have other heights, which are then measured. */
  readonly isMeasured: boolean;
  readonly body: RefObject<HTMLTableSectionElement | null>;
}

interface RowHeights {
  /** The height of the rows between two indexes, in pixels. */
  readonly heightOf: (start: number, end: number) => number;
  /** The index of the row at `top` pixels from the first row’s top. */
  readonly indexAt: (top: number) => number;
}

/** The heights of all rows, measured for those that have been rendered. */
export function useRowHeights({
  count,
  idAt,
  rowHeight,
  isMeasured,
  body,
}: RowHeightsOptions): RowHeights {
  /** How much taller rows are than expected, by their ids. */
  const [extras, setExtras] = useState<ReadonlyMap<string, number>>(new Map());

  useLayoutEffect(() => {
    if (!isMeasured) return;
    const next = new Map(extras);
    for (const row of body.current?.rows ?? []) {
      if (row.ariaRowIndex !== null)
        next.set(idAt(Number(row.ariaRowIndex) - 2), row.offsetHeight - rowHeight);
    }
    const isSame = [...next].every(([key, extra]) => (extras.get(key) ?? 0) === extra);
    if (!isSame) setExtras(next);
  });

  return useMemo(() => {
    const isEven = !isMeasured || extras.size === 0;
    const heightAt = (index: number) => rowHeight + (extras.get(idAt(index)) ?? 0);

    function heightOf(start: number, end: number): number {
      if (isEven) return (end - start) * rowHeight;
      let height = 0;
      for (let index = start; index < end; index++) height += heightAt(index);
      return height;
    }

    function indexAt(top: number): number {
      if (isEven) return Math.floor(top / rowHeight);
      let index = 0;
      for (let rest = top; index < count && rest >= heightAt(index); index++)
        rest -= heightAt(index);
      return index;
    }

    return { heightOf, indexAt };
  }, [count, idAt, rowHeight, isMeasured, extras]);
}
