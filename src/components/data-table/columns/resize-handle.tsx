import { type PointerEvent, useRef } from 'react';
import { type ColumnSizes, clampWidth } from './column-settings';

interface ResizeHandleProps {
  readonly columnId: string;
  readonly width: number;
  /** Called while the handle is dragged, and with `undefined` when it is released. */
  readonly onPreview: (sizes: ColumnSizes | undefined) => void;
  /** Called once at the end. */
  readonly onChange: (sizes: ColumnSizes) => void;
}

/**
 * The edge of a header, to drag its column wider or narrower. Keyboard users size columns in the columns
 * menu instead: an extra tab stop at every header would get in their way.
 */
export function ResizeHandle({ columnId, width, onPreview, onChange }: ResizeHandleProps) {
  const drag = useRef<{ readonly x: number; readonly sizes: ColumnSizes }>(undefined);

  // Fixes the widths of all columns: otherwise the rest of the table would move under the pointer.
  function widened(sizes: ColumnSizes, by: number): ColumnSizes {
    return { ...sizes, [columnId]: clampWidth((sizes[columnId] ?? width) + by) };
  }

  function start(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, sizes: renderedSizes(event.currentTarget) };
  }

  function move(event: PointerEvent<HTMLElement>) {
    if (drag.current) onPreview(widened(drag.current.sizes, event.clientX - drag.current.x));
  }

  function end(event: PointerEvent<HTMLElement>) {
    if (!drag.current) return;
    const by = event.clientX - drag.current.x;
    // Just clicking the edge changes nothing.
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

/** The current widths of all columns on the screen, stretched or not. */
function renderedSizes(handle: Element): ColumnSizes {
  const headers = handle.closest('tr')?.querySelectorAll<HTMLElement>('th[data-column]') ?? [];
  return Object.fromEntries(
    [...headers].map((one) => [one.dataset.column ?? '', clampWidth(one.offsetWidth)]),
  );
}
