import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names';

interface ScrollAreaProps {
  readonly label: string;
  /** In pixels: room that is kept, so that what stands below does not move. */
  readonly minHeight: number | undefined;
  readonly children: ReactNode;
}

/** Scrolls both ways, and shows at its edges that there is more to see. */
export function ScrollArea({ label, minHeight, children }: ScrollAreaProps) {
  const area = useRef<HTMLElement>(null);
  const [edges, setEdges] = useState({ overflows: false, before: false, after: false });

  function look() {
    const { current } = area;
    if (!current) return;
    const { scrollLeft, scrollWidth, clientWidth, scrollHeight, clientHeight } = current;
    const next = {
      overflows: scrollWidth > clientWidth || scrollHeight > clientHeight,
      before: scrollLeft > 0,
      after: scrollLeft + clientWidth < scrollWidth - 1,
    };
    setEdges((last) =>
      last.overflows === next.overflows && last.before === next.before && last.after === next.after
        ? last
        : next,
    );
  }

  // The size of what is in it changes with every drawing.
  useEffect(look);
  useEffect(() => {
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  });

  return (
    <div className="relative">
      <section
        ref={area}
        aria-label={label}
        // What scrolls must be reachable by keyboard.
        tabIndex={edges.overflows ? 0 : undefined}
        data-scrolled={edges.before || undefined}
        className="-outline-offset-2 max-h-[75dvh] overflow-auto"
        style={{ minHeight }}
        onScroll={look}
      >
        {children}
      </section>
      <div
        aria-hidden
        className={classNames(
          'pointer-events-none absolute inset-y-0 right-0 z-4 w-6 bg-linear-to-l from-shade to-transparent transition-opacity',
          !edges.after && 'opacity-0',
        )}
      />
    </div>
  );
}
