import {
  type FocusEvent,
  type ReactNode,
  type UIEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { isPhone } from '../breakpoints';
import { classNames } from '../class-names';

/** What covers the edges of the view, in pixels: the focused element must not hide beneath it. */
interface Insets {
  readonly top: number;
  /** Width of all columns pinned at the start, and of the first one. */
  readonly start: number;
  readonly first: number;
  /** Width of all columns pinned at the end, and of the last one. */
  readonly end: number;
  readonly last: number;
}

/** The maximum height of the view in pixels, as set by its classes and `cards.css`. */
export const highestView = () =>
  isPhone() ? innerHeight : Math.max(innerHeight / 2, innerHeight - 272);

/** Pinned columns scroll when they would take more of the view than this, or if it is narrow. */
const MAX_PINNED_SHARE = 0.6;
/** The same for both sides together. Beyond this, only the last column stays pinned at the end. */
const MAX_BOTH_SHARE = 0.7;
const NARROW_WIDTH = 560;

interface ScrollAreaProps {
  readonly label: string;
  /** In pixels, so that the content below does not move. */
  readonly minHeight: number;
  /** Identifies the content; when it changes, the area scrolls to the top. */
  readonly queryKey: string;
  readonly insets: Insets;
  /** Whether some rows are not rendered: they scroll in the area, even on a phone. */
  readonly isLong: boolean;
  /** Whether elements move from row to row while scrolling: the browser must not follow them. */
  readonly fixedRows: boolean;
  readonly children: ReactNode;
}

/** Scrolls in both directions, and shows a shadow at an edge with more content beyond it. */
export function ScrollArea({
  label,
  minHeight,
  queryKey,
  insets,
  isLong,
  fixedRows,
  children,
}: ScrollAreaProps) {
  const area = useRef<HTMLElement>(null);
  const [edges, setEdges] = useReducer(keepEqual, {
    overflows: false,
    before: false,
    after: false,
    width: 0,
  });
  const [isSideways, setSideways] = useState(false);
  const { top, start, first, end, last } = insets;
  const isNarrow =
    start > first && (edges.width < NARROW_WIDTH || start > edges.width * MAX_PINNED_SHARE);
  const startCover = isNarrow ? first : start;
  const isShort = end > last && edges.width > 0 && startCover + end > edges.width * MAX_BOTH_SHARE;
  const endCover = isShort ? last : end;

  const measure = useCallback(() => {
    if (area.current) setEdges(edgesOf(area.current));
  }, []);

  // Every render may change the size of the content.
  useEffect(measure);
  useEffect(() => {
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [measure]);

  const lastKey = useRef(queryKey);
  const isScrolled = useRef(false);
  useLayoutEffect(() => {
    // Only for a new view: even reading the position makes the browser lay out the page.
    if (lastKey.current !== queryKey && area.current) {
      if (isScrolled.current) area.current.scrollTop = 0;
      if (isPhone() && area.current.getBoundingClientRect().top < 0) area.current.scrollIntoView();
    }
    lastKey.current = queryKey;
    setSideways(false);
  }, [queryKey]);

  /**
   * Scrolls a control that was reached by keyboard out from under the pinned columns. Scroll padding at the sides
   * would do so as well, but the browser would then also scroll for controls within those columns.
   */
  function uncover({ target, currentTarget: view }: FocusEvent<HTMLElement>) {
    const cell = target.closest('td, th');
    if (!cell || getComputedStyle(cell).position === 'sticky' || !target.matches(':focus-visible'))
      return;
    const left = target.getBoundingClientRect().x - view.getBoundingClientRect().x;
    const hidden = left + target.clientWidth + endCover - view.clientWidth;
    view.scrollLeft += Math.max(0, hidden) || Math.min(0, left - startCover);
  }

  function scroll({ currentTarget }: UIEvent<HTMLElement>) {
    isScrolled.current = currentTarget.scrollTop > 0;
    measure();
  }

  // Columns are pinned just before the area scrolls sideways, because a layer for each pinned cell costs time at
  // every frame.
  const pin = () => setSideways(true);
  const pinForOwn = ({ target, currentTarget }: UIEvent<HTMLElement>) => {
    // Only a press on the scroll bar, or a key while the area itself has the focus.
    if (target === currentTarget) pin();
  };

  return (
    <div
      className={classNames(
        // Tailwind’s own gradient would bring ten variables for every element.
        'relative after:pointer-events-none after:absolute after:inset-y-0 after:right-0 after:z-4 after:w-6 after:bg-[linear-gradient(to_left,var(--shade),transparent)] after:transition-opacity',
        !edges.after && 'after:opacity-0',
        // A pinned column casts its own shadow.
        endCover > 0 && 'sm:after:hidden',
      )}
    >
      <section
        ref={area}
        aria-label={label}
        // A scrollable area must be reachable by keyboard.
        tabIndex={edges.overflows ? 0 : undefined}
        data-sideways={isSideways || edges.before || undefined}
        data-scrolled={edges.before || undefined}
        data-more={edges.after || undefined}
        data-narrow={isNarrow || undefined}
        data-short={isShort || undefined}
        data-long={isLong || undefined}
        data-fixed={fixedRows || undefined}
        className="table-area -outline-offset-2 max-h-[max(50dvh,100dvh-17rem-var(--filters,0rem))] overflow-auto"
        style={{
          minHeight,
          overflowAnchor: fixedRows ? 'none' : undefined,
          scrollPaddingTop: top,
        }}
        onFocus={uncover}
        onScroll={scroll}
        onWheel={({ deltaX }) => deltaX !== 0 && pin()}
        onTouchStart={pin}
        onPointerDown={pinForOwn}
        onKeyDown={pinForOwn}
      >
        {children}
      </section>
    </div>
  );
}

interface Edges {
  readonly overflows: boolean;
  /** Whether there is more content to the left, and to the right. */
  readonly before: boolean;
  readonly after: boolean;
  /** The width of the view, in pixels. */
  readonly width: number;
}

function edgesOf(area: HTMLElement): Edges {
  const { scrollLeft, scrollWidth, clientWidth, scrollHeight, clientHeight } = area;
  return {
    overflows: scrollWidth > clientWidth || scrollHeight > clientHeight,
    before: scrollLeft > 0,
    after: scrollLeft + clientWidth < scrollWidth - 1,
    width: clientWidth,
  };
}

/** Keeps the last object if the edges are equal, so that nothing renders again. */
function keepEqual(last: Edges, next: Edges): Edges {
  return JSON.stringify(last) === JSON.stringify(next) ? last : next;
}
