import { type ReactNode, useCallback, useEffect, useReducer, useRef } from 'react';
import { classNames } from '../class-names';

/** What stays in view at the edges, in pixels: nothing in focus hides beneath it. */
interface InView {
  readonly top: number;
  readonly right: number;
  /** At the left the first column; with those that somebody chose so much of it, where there is room. */
  readonly first: number;
  readonly kept: number;
}

/** The most of the view that columns which stay may take; on a phone it is too narrow for any of them. */
const MAX_PINNED_SHARE = 0.6;
const PHONE = 560;

interface ScrollAreaProps {
  readonly label: string;
  /** In pixels: room that is kept, so that what stands below does not move. */
  readonly minHeight: number | undefined;
  /** Says what is looked at; when that changes, its beginning is shown. */
  readonly view: string;
  /** Whether something at the right edge stays in view, which then shows that there is more. */
  readonly hasPinned: boolean;
  readonly inView: InView;
  readonly children: ReactNode;
}

/** Scrolls both ways, and shows at its edges that there is more to see. */
export function ScrollArea({
  label,
  minHeight,
  view,
  hasPinned,
  inView,
  children,
}: ScrollAreaProps) {
  const area = useRef<HTMLElement>(null);
  const [edges, setEdges] = useReducer(keepEqual, {
    overflows: false,
    before: false,
    after: false,
    width: 0,
  });
  const { top, right, first, kept } = inView;
  const isNarrow = kept > first && (edges.width < PHONE || kept > edges.width * MAX_PINNED_SHARE);

  const look = useCallback(() => {
    if (area.current) setEdges(edgesOf(area.current));
  }, []);

  // The size of what is in it changes with every drawing.
  useEffect(look);
  useEffect(() => {
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [look]);

  const seenView = useRef(view);
  useEffect(() => {
    if (seenView.current === view) return;
    seenView.current = view;
    if (area.current) area.current.scrollTop = 0;
  }, [view]);

  return (
    <div className="relative">
      <section
        ref={area}
        aria-label={label}
        // What scrolls must be reachable by keyboard.
        tabIndex={edges.overflows ? 0 : undefined}
        data-scrolled={edges.before || undefined}
        data-more={edges.after || undefined}
        data-narrow={isNarrow || undefined}
        className="-outline-offset-2 max-h-[75dvh] overflow-auto"
        style={{
          minHeight,
          scrollPadding: `${top}px ${right}px 0 ${isNarrow ? first : kept}px`,
        }}
        onScroll={look}
      >
        {children}
      </section>
      <div
        aria-hidden
        className={classNames(
          'pointer-events-none absolute inset-y-0 right-0 z-4 w-6 bg-linear-to-l from-shade to-transparent transition-opacity',
          !edges.after && 'opacity-0',
          hasPinned && 'sm:hidden',
        )}
      />
    </div>
  );
}

interface Edges {
  readonly overflows: boolean;
  /** Whether there is more to see to the left, and to the right. */
  readonly before: boolean;
  readonly after: boolean;
  /** Of what is seen at once, in pixels. */
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

/** Edges that stay as they were are not drawn again. */
function keepEqual(last: Edges, next: Edges): Edges {
  const isSame =
    last.overflows === next.overflows &&
    last.before === next.before &&
    last.after === next.after &&
    last.width === next.width;
  return isSame ? last : next;
}
