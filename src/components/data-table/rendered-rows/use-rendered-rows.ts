import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { uniqueKeys } from '../../unique-keys';
import { highestView } from '../scroll-area';
import { nextSlots, type RowSlots } from './row-slots';
import { useRowHeights } from './use-row-heights';

/** Pages with more rows are never rendered whole, but only around the rows in view. */
export const MAX_WHOLE = 200;

/** How many rows of a long page are rendered beyond each edge of the view: at rest, and at least while scrolling. */
const OVERSCAN = 8;
const MARGIN = 3;

/** The other rows of a short page follow in parts, after a pause that lets typing go first. */
const PAUSE_MS = 60;
const PART = 20;

interface Range {
  /** The range is for the rows of this view. */
  readonly queryKey: string;
  readonly start: number;
  readonly end: number;
}

interface RenderedRowsOptions<Row> {
  /** All rows of the page. A server may send an id twice or not at all. */
  readonly rows: readonly Row[];
  /** Must stay the same function. */
  readonly rowId: (row: Row, index: number) => string;
  readonly queryKey: string;
  readonly rowHeight: number;
  readonly fixedRows: boolean;
  readonly body: RefObject<HTMLTableSectionElement | null>;
}

interface RenderedRows {
  /** The indexes of the rows to render, in order, with keys that are unique among them, and their slots. */
  readonly rendered: readonly {
    readonly index: number;
    readonly key: string;
    readonly slot: number;
  }[];
  /** The height of the rows between two indexes, in pixels. */
  readonly heightOf: (start: number, end: number) => number;
}

/**
 * Decides which rows are rendered. Those in view are rendered at once. The rest of a short page follows a moment
 * later, so that the whole page is in the document; of a long page, only rows around the view are rendered.
 */
export function useRenderedRows<Row>(options: RenderedRowsOptions<Row>): RenderedRows {
  const { rows, rowId, queryKey, rowHeight, fixedRows, body } = options;
  const count = rows.length;
  const isLong = count > MAX_WHOLE;
  // Not an array, because only a few ids of a long list are ever needed.
  const idAt = useCallback(
    (index: number) => {
      const row = rows[index];
      return row === undefined ? '' : rowId(row, index);
    },
    [rows, rowId],
  );
  const isMeasured = isLong && !fixedRows;
  const { heightOf, indexAt } = useRowHeights({ idAt, count, rowHeight, isMeasured, body });
  const [known, setKnown] = useState<Range>();
  const range = useMemo(
    () =>
      known?.queryKey === queryKey ? known : { queryKey, start: 0, end: rowsInWindow(rowHeight) },
    [known, queryKey, rowHeight],
  );

  useEffect(() => {
    const area = body.current?.closest('section');
    if (!area || (!isLong && range.end >= count)) return;
    const render = (start: number, end: number) => setKnown({ queryKey, start, end });

    function follow({ scrollTop }: HTMLElement, overscan: number) {
      const start = indexAt(scrollTop);
      const end = start + rowsInWindow(rowHeight);
      const isCovered =
        range.start <= Math.max(0, start - overscan) &&
        range.end >= Math.min(count, end + overscan);
      if (isCovered) return;
      // After a jump, the rows in view are enough for now.
      const more = overscan === OVERSCAN || (start < range.end && end > range.start) ? OVERSCAN : 0;
      render(Math.max(0, start - more), end + more);
    }

    const follows = () =>
      flushSync(() => (isLong ? follow(area, MARGIN) : render(0, Number.POSITIVE_INFINITY)));
    area.addEventListener('scroll', follows, { passive: true });
    window.addEventListener('resize', follows);
    const isFirst = range !== known;
    const timer = setTimeout(
      () => (isLong ? follow(area, OVERSCAN) : render(0, range.end + PART)),
      isLong || isFirst ? PAUSE_MS : 0,
    );
    return () => {
      area.removeEventListener('scroll', follows);
      window.removeEventListener('resize', follows);
      clearTimeout(timer);
    };
  }, [body, range, known, queryKey, count, isLong, rowHeight, indexAt]);

  const last = useRef<{ readonly queryKey: string; readonly slots: RowSlots }>({
    queryKey,
    slots: new Map(),
  });
  const rendered = useMemo(() => {
    const { slots } = last.current;
    const focused = focusedSlot(body.current);
    // A list that has become shorter may end before the range.
    const start = Math.max(0, Math.min(range.start, count - rowsInWindow(rowHeight)));
    const end = Math.min(range.end, count);
    const indexes = new Set(Array.from({ length: end - start }, (_, offset) => start + offset));
    // The row with the focus stays; so do the rows of a short page.
    const staying = new Set(
      [...slots].flatMap(([key, slot]) => (!isLong || slot === focused ? key : [])),
    );
    if (staying.size > 0)
      for (let index = 0; index < count; index++) if (staying.has(idAt(index))) indexes.add(index);
    const sorted = [...indexes].sort((a, b) => a - b);
    const next = nextSlots(slots, {
      keys: uniqueKeys(sorted.map(idAt)),
      // Within a view, scroll anchoring would follow a reused element, except with fixed rows, where it is off.
      reuse: (isLong && fixedRows) || last.current.queryKey !== queryKey,
      focused,
    });
    const rowsToRender = [...next].map(([key, slot], place) => ({
      index: sorted[place] ?? -1,
      key,
      slot,
    }));
    return { rows: rowsToRender, slots: next };
  }, [body, idAt, range, queryKey, count, isLong, fixedRows, rowHeight]);
  useLayoutEffect(() => {
    last.current = { queryKey, slots: rendered.slots };
    // A reused cell may still have the tooltip of its previous row.
    for (const cell of body.current?.querySelectorAll('td[title]') ?? [])
      cell.removeAttribute('title');
  }, [body, rendered, queryKey]);

  return { rendered: rendered.rows, heightOf };
}

/** The number of rows that fit into the tallest table. */
function rowsInWindow(rowHeight: number): number {
  return Math.ceil(highestView() / rowHeight);
}

/** The slot of the row that has the focus. */
function focusedSlot(body: HTMLElement | null): number | undefined {
  const { activeElement } = document;
  const row = body?.contains(activeElement) ? activeElement?.closest('tr') : undefined;
  return row?.dataset.slot === undefined ? undefined : Number(row.dataset.slot);
}
