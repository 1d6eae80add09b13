import { type PointerEvent, useRef } from 'react';
import { type ColumnSizes, clampWidth, shownSizes } from './column-sizes';

interface ResizeHandleProps {
  readonly columnId: string;
  readonly width: number;
  /** Called while the handle moves, and with `undefined` when it is let go. */
  readonly onPreview: (sizes: ColumnSizes | undefined) => void;
  /** Called once it stands still. */
  readonly onChange: (sizes: ColumnSizes) => void;
}

/**
 * The edge of a header, by which the pointer makes its column wider. The keyboard does so in the columns
 * menu: an edge at every header would be in its way.
 */
export function ResizeHandle({ columnId, width, onPreview, onChange }: ResizeHandleProps) {
  const drag = useRef<{ readonly x: number; readonly sizes: ColumnSizes }>(undefined);

  // All columns keep the widths they have: else the rest of the table would move under the pointer.
  function widened(sizes: ColumnSizes, by: number): ColumnSizes {
    return { ...sizes, [columnId]: clampWidth((sizes[columnId] ?? width) + by) };
  }

  function start(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, sizes: shownSizes(event.currentTarget) };
  }

  function move(event: PointerEvent<HTMLElement>) {
    if (drag.current) onPreview(widened(drag.current.sizes, event.clientX - drag.current.x));
  }

  function end(event: PointerEvent<HTMLElement>) {
    if (!drag.current) return;
    const by = event.clientX - drag.current.x;
    // A mere click on the edge changes nothing.
    if (by !== 0) onChange(widened(drag.current.sizes, by));
    cancel();
  }

  function cancel() {
    drag.current = undefined;
    onPreview(undefined);
  }

  return (
    <span
      aria-hidden
      data-edge={columnId}
      className="group/edge -outline-offset-2 absolute inset-y-0 right-0 flex w-2.5 cursor-col-resize touch-none justify-end"
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={cancel}
    >
      <span className="my-2.5 w-px bg-line group-hover/edge:my-0 group-hover/edge:w-0.5 group-hover/edge:bg-accent" />
    </span>
  );
}
