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

/** On pages with more rows, only those around the view are rendered, except for printing. */
export const MAX_WHOLE = 200;
/** Longer pages are not rendered whole even for printing: that would take seconds. */
const MAX_PRINTED = 2000;

/** How many rows of a long page are rendered beyond each edge of the view. */
const OVERSCAN = 8;
/** If fewer are rendered beyond an edge, scrolling renders more immediately. */
const MIN_OVERSCAN = 3;

/** Lets typing come first, before rows beyond those in view are rendered. */
const PAUSE_MS = 60;
/** How many rows of a short page are rendered at a time after that. */
const PART = 20;

interface Range {
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
 * later, so that the whole page is in the document; of a long page, only rows around the view are rendered,
 * except for printing.
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
  const [chosen, setChosen] = useState<Range & { readonly queryKey: string }>();
  const isFirst = chosen?.queryKey !== queryKey;
  const isWhole = usePrinting() && count <= MAX_PRINTED;
  const range = useMemo((): Range => {
    if (isWhole) return { start: 0, end: count };
    return isFirst ? { start: 0, end: rowsInWindow(rowHeight) } : chosen;
  }, [isWhole, count, isFirst, chosen, rowHeight]);

  // The rest of a short page follows in parts, or all at once when someone scrolls.
  useEffect(() => {
    if (isLong || range.end >= count) return;
    const renderUpTo = (end: number) => setChosen({ queryKey, start: 0, end });
    return followView(body.current, {
      onMove: () => renderUpTo(Number.POSITIVE_INFINITY),
      onPause: () => renderUpTo(range.end + PART),
      pauseMs: isFirst ? PAUSE_MS : 0,
    });
  }, [body, range, isFirst, queryKey, count, isLong]);

  // Rows of a long page follow the view.
  useEffect(() => {
    if (!isLong) return;

    function rowsInView({ scrollTop }: HTMLElement): Range {
      const start = indexAt(scrollTop);
      return { start, end: start + rowsInWindow(rowHeight) };
    }

    const isRendered = ({ start, end }: Range, overscan: number) =>
      range.start <= Math.max(0, start - overscan) && range.end >= Math.min(count, end + overscan);

    const render = ({ start, end }: Range, overscan: number) =>
      setChosen({ queryKey, start: Math.max(0, start - overscan), end: end + overscan });

    return followView(body.current, {
      onMove(area) {
        const view = rowsInView(area);
        if (isRendered(view, MIN_OVERSCAN)) return;
        // After a jump, the rows in view are enough for now.
        const isJump = view.start >= range.end || view.end <= range.start;
        render(view, isJump ? 0 : OVERSCAN);
      },
      onPause(area) {
        const view = rowsInView(area);
        if (!isRendered(view, OVERSCAN)) render(view, OVERSCAN);
      },
      pauseMs: PAUSE_MS,
    });
  }, [body, range, queryKey, count, isLong, rowHeight, indexAt]);

  /** What is in the document. */
  const last = useRef<{ readonly queryKey: string; readonly slots: RowSlots }>({
    queryKey,
    slots: new Map(),
  });
  // Also reads what is rendered and what has the focus, but changes to these are no reason to render.
  const next = useMemo(() => {
    const { slots: before } = last.current;
    const focused = focusedSlot(body.current);
    // The rows of a short page stay; of a long one, only the row with the focus does.
    const keys = [...before.keys()];
    const staying = new Set(isLong ? keys.filter((key) => before.get(key) === focused) : keys);
    // A list that has become shorter may end before the range.
    const start = Math.max(0, Math.min(range.start, count - rowsInWindow(rowHeight)));
    const end = Math.min(range.end, count);
    // Only rows that stay can be outside the range.
    const [first, afterLast] = staying.size > 0 ? [0, count] : [start, end];
    const indexes: number[] = [];
    for (let index = first; index < afterLast; index++) {
      const isInRange = index >= start && index < end;
      if (isInRange || staying.has(idAt(index))) indexes.push(index);
    }
    const slots = nextSlots(before, {
      keys: uniqueKeys(indexes.map(idAt)),
      // Within a view, scroll anchoring would follow a reused element, except with fixed rows, where it is off.
      reuse: (isLong && fixedRows) || last.current.queryKey !== queryKey,
      focused,
    });
    const rendered = [...slots].map(([key, slot], place) => ({
      index: indexes[place] ?? -1,
      key,
      slot,
    }));
    return { rendered, slots };
  }, [body, idAt, range, queryKey, count, isLong, fixedRows, rowHeight]);
  useLayoutEffect(() => {
    last.current = { queryKey, slots: next.slots };
    // A reused cell may still have the tooltip of its previous row.
    for (const cell of body.current?.querySelectorAll('td[title]') ?? [])
      cell.removeAttribute('title');
  }, [body, next, queryKey]);

  return { rendered: next.rendered, heightOf };
}

/** Whether the page is being printed. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // Synchronous, because browsers print what is in the document once the listeners return.
    const follow = ({ type }: Event) => flushSync(() => setPrinting(type === 'beforeprint'));
    const whileShown = new AbortController();
    window.addEventListener('beforeprint', follow, whileShown);
    window.addEventListener('afterprint', follow, whileShown);
    return () => whileShown.abort();
  }, []);
  return isPrinting;
}

interface ViewFollower {
  /** Called before the next paint, when someone scrolls or resizes the window. */
  readonly onMove: (area: HTMLElement) => void;
  /** Called once, after a pause. */
  readonly onPause: (area: HTMLElement) => void;
  readonly pauseMs: number;
}

/** Follows what is in view of the area around a body of rows. Returns a function that ends it. */
function followView(body: HTMLElement | null, { onMove, onPause, pauseMs }: ViewFollower) {
  const area = body?.closest('section');
  if (!area) return;
  const move = () => flushSync(() => onMove(area));
  area.addEventListener('scroll', move, { passive: true });
  window.addEventListener('resize', move);
  const timer = setTimeout(() => onPause(area), pauseMs);
  return () => {
    area.removeEventListener('scroll', move);
    window.removeEventListener('resize', move);
    clearTimeout(timer);
  };
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
