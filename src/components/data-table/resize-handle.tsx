import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { type ColumnSizes, clampWidth, MAX_WIDTH, MIN_WIDTH, shownSizes } from './column-sizes';
import { texts } from './texts';

const KEY_STEP = 16;

interface ResizeHandleProps {
  readonly columnId: string;
  readonly header: string;
  readonly width: number;
  /** Called while the handle moves, and with `undefined` when it is let go. */
  readonly onPreview: (sizes: ColumnSizes | undefined) => void;
  /** Called once it stands still. */
  readonly onChange: (sizes: ColumnSizes) => void;
}

/** The edge of a header, by which its column is made wider: by drag, or by the arrow keys. */
export function ResizeHandle({ columnId, header, width, onPreview, onChange }: ResizeHandleProps) {
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

  function press(event: KeyboardEvent<HTMLElement>) {
    const by = { ArrowLeft: -KEY_STEP, ArrowRight: KEY_STEP }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onChange(widened(shownSizes(event.currentTarget), by));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: an <hr> takes no focus and no drag.
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={texts.width(header)}
      aria-valuenow={Math.round(width)}
      aria-valuemin={MIN_WIDTH}
      aria-valuemax={MAX_WIDTH}
      tabIndex={0}
      className="group/edge -outline-offset-2 absolute inset-y-0 right-0 flex w-2.5 cursor-col-resize touch-none justify-end"
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={cancel}
      onKeyDown={press}
    >
      <span className="my-2.5 w-px bg-line group-hover/edge:my-0 group-hover/edge:w-0.5 group-hover/edge:bg-accent" />
    </span>
  );
}
