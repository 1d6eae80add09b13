import type { ColumnSizingState } from '@tanstack/react-table';
import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { clampSize } from './column-size';

/** The width of the edge in cells.css, in pixels. */
const EDGE = 10;

interface ResizeOptions {
  /** Called while an edge is dragged, and with `undefined` when it is released. */
  readonly onPreview: (sizes: ColumnSizingState | undefined) => void;
  /** Called once at the end. */
  readonly onChange: (sizes: ColumnSizingState) => void;
}

interface Drag {
  readonly column: string;
  readonly x: number;
  readonly sizes: ColumnSizingState;
}

/**
 * Handlers for the header row: the edge of a header makes its column wider or narrower. Keyboard users resize
 * columns in the columns menu instead: an extra tab stop at every header would get in their way. TanStack Table's own
 * handler starts with the size that a column is declared with, and this table stretches its columns to its width: the
 * edge would jump.
 */
export function useResize({ onPreview, onChange }: ResizeOptions) {
  const drag = useRef<Drag>(undefined);

  // Fixes the widths of all columns: otherwise the rest of the table would move under the pointer.
  function widened({ column, x, sizes }: Drag, to: number): ColumnSizingState {
    return { ...sizes, [column]: clampSize((sizes[column] ?? 0) + to - x) };
  }

  function cancel() {
    drag.current = undefined;
    onPreview(undefined);
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const { target, clientX: x, pointerId, currentTarget } = event;
      if (event.button > 0 || !(target instanceof HTMLElement) || !isEdge(target, x)) return;
      const { column } = target.dataset;
      if (column === undefined) return;
      target.setPointerCapture(pointerId);
      drag.current = { column, x, sizes: renderedSizes(currentTarget) };
    },
    onMouseDown(event: MouseEvent) {
      // Otherwise dragging would select text.
      if (drag.current) event.preventDefault();
    },
    onPointerMove({ clientX }: PointerEvent) {
      if (drag.current) onPreview(widened(drag.current, clientX));
    },
    onPointerUp({ clientX }: PointerEvent) {
      if (!drag.current) return;
      // Just clicking the edge changes nothing.
      if (clientX !== drag.current.x) onChange(widened(drag.current, clientX));
      cancel();
    },
    onPointerCancel: cancel,
  };
}

/** Whether the pointer is at the right edge of a header, but not of the last one. */
function isEdge(target: HTMLElement, x: number): boolean {
  return target.nextElementSibling !== null && x >= target.getBoundingClientRect().right - EDGE;
}

/** The current widths of all columns on the screen, stretched or not. */
function renderedSizes(row: Element): ColumnSizingState {
  const headers = row.querySelectorAll<HTMLElement>('th[data-column]');
  return Object.fromEntries(
    [...headers].map((one) => [one.dataset.column ?? '', clampSize(one.offsetWidth)]),
  );
}
