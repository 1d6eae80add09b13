import { PopoverPanel } from '@headlessui/react';
import type { RowData, Table } from '@tanstack/react-table';
import { type KeyboardEvent, useRef, useState } from 'react';
import { classNames } from '../../class-names';
import { Button } from '../../controls/button';
import { Checkbox } from '../../controls/checkbox';
import { IconButton } from '../../controls/icon-button';
import { Icon } from '../../icon';
import { fitInWindow, panelClasses } from '../../overlays/panel';
import type { ShapeName } from '../../shape-names';
import type { Features } from '../table-features';
import { texts as tableTexts } from '../texts';
import { clampSize, headerOf } from './column-size';
import { reordered } from './column-state';
import { texts } from './texts';

const PIN = 'M12 16v6M5 16h14l-3-5V2H8v9z';

interface ColumnsPanelProps<Row extends RowData> {
  readonly table: Table<Features, Row>;
  readonly onReset: () => void;
}

/** How much wider or narrower an arrow key makes a column, in pixels. */
const STEP = 16;

/** A panel of a popover that shows, hides, moves, resizes and pins columns. The last visible column can't be hidden. */
export function ColumnsPanel<Row extends RowData>({ table, onReset }: ColumnsPanelProps<Row>) {
  const [news, setNews] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<{ readonly from: number; readonly over: number }>();
  const pinnable = table.options.enableColumnPinning ?? false;
  const start = table.getStartLeafColumns();
  const end = table.getEndLeafColumns().filter((one) => one.getCanHide());
  const center = table.getCenterLeafColumns();
  const listed = [...start, ...center, ...end].filter((one) => one.getCanHide());
  const isOnlyOne = table.getVisibleLeafColumns().length === 1;

  function togglePinned(column: (typeof listed)[number]) {
    const { id, columnDef } = column;
    const side = column.getIsPinned() || columnDef.meta?.pinned || 'start';
    // The first one is always pinned.
    const pinned = { start: idsOf(start.slice(1)), end: idsOf(end) };
    const others = pinned[side].filter((one) => one !== id);
    const isPinned = others.length < pinned[side].length;
    table.setColumnPinning({ ...pinned, [side]: isPinned ? others : [...others, id] });
  }

  /**
   * Moves a column. The number of pinned columns stays the same: whichever columns now hold those positions are pinned.
   */
  function move(from: number, to: number) {
    const column = listed[from];
    if (!column || !listed[to]) return;
    const order = idsOf(listed);
    order.splice(from, 1);
    order.splice(to, 0, column.id);
    const next = reordered(idsOf(table.getAllLeafColumns()), order);
    table.setColumnOrder(next);
    table.setColumnPinning({
      start: next.slice(1, start.length),
      end: order.slice(order.length - end.length),
    });
    setNews(texts.moved(headerOf(column.columnDef), to + 1, listed.length));
  }

  /** Drags a column to the place under the pointer. */
  function carry(from: number, y: number) {
    const rows = [...(list.current?.children ?? [])];
    const over = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
    const last = rows.length - 1;
    setDrag({ from, over: over < 0 ? last : over });
    rows[over < 0 ? last : over]?.scrollIntoView?.({ block: 'nearest' });
  }

  function pressArrow(event: KeyboardEvent, column: (typeof listed)[number], index: number) {
    const { key } = event;
    const way = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[key];
    if (!way) return;
    event.preventDefault();
    if (key === 'ArrowUp' || key === 'ArrowDown') return move(index, index + way);
    const width = clampSize(column.getSize() + way * STEP);
    table.setColumnSizing((sizes) => ({ ...sizes, [column.id]: width }));
    setNews(texts.sized(headerOf(column.columnDef), width));
  }

  return (
    <PopoverPanel
      ref={fitInWindow}
      role="group"
      aria-label={tableTexts.columns}
      className={classNames(
        panelClasses,
        'absolute right-0 my-1 flex w-80 max-w-[calc(100vw-2rem)] flex-col p-2 max-sm:top-0 max-sm:my-0',
      )}
    >
      <p aria-live="polite" className="sr-only">
        {news}
      </p>
      <div ref={list} className="flex flex-col overflow-y-auto">
        {listed.map((column, index) => {
          const { id } = column;
          const header = headerOf(column.columnDef);
          const isVisible = column.getIsVisible();
          const isFirst = column === start[0];
          const isPinned = column.getIsPinned() !== false;
          const isTarget = drag?.over === index && drag.from !== index;
          const step = (label: string, to: number, shape: ShapeName) => (
            <IconButton
              size="sm"
              label={label}
              shape={shape}
              aria-disabled={to < 0 || to === listed.length}
              className="w-6 rotate-90 text-muted! sm:hidden"
              onClick={() => move(index, to)}
            />
          );
          return (
            <div
              key={id}
              className={classNames(
                'flex min-h-9 items-center max-sm:min-h-11 gap-1 rounded-md px-2 hover:bg-hover',
                drag?.from === index && 'opacity-50',
                isTarget && 'outline-2 -outline-offset-2 outline-accent',
              )}
            >
              <button
                type="button"
                aria-label={texts.move(header)}
                title={texts.moveHelp}
                className="-ml-1 h-7 w-6 cursor-grab rounded text-muted hover:text-ink max-sm:hidden"
                style={{ touchAction: 'none', letterSpacing: '-0.25em' }}
                onPointerDown={({ button, currentTarget, pointerId }) => {
                  if (button > 0) return;
                  currentTarget.setPointerCapture(pointerId);
                  setDrag({ from: index, over: index });
                }}
                onPointerMove={({ clientY }) => drag && carry(drag.from, clientY)}
                onPointerUp={() => {
                  if (drag && drag.from !== drag.over) move(drag.from, drag.over);
                  setDrag(undefined);
                }}
                onPointerCancel={() => setDrag(undefined)}
                onKeyDown={(event) => pressArrow(event, column, index)}
              >
                ⋮⋮
              </button>
              <label className="flex min-w-0 flex-1 items-center gap-2.5 py-1">
                <Checkbox
                  checked={isVisible}
                  disabled={isVisible && isOnlyOne}
                  onChange={column.getToggleVisibilityHandler()}
                />
                <span className="wrap-anywhere">{header}</span>
              </label>
              {step(texts.moveUp(header), index - 1, 'previous')}
              {step(texts.moveDown(header), index + 1, 'next')}
              {pinnable && (
                <IconButton
                  size="sm"
                  label={texts.pin(header)}
                  aria-pressed={isPinned}
                  disabled={isFirst}
                  icon={<Icon path={PIN} size={14} fill={isPinned ? 'currentColor' : 'none'} />}
                  // A phone is too narrow for pinned columns.
                  className={classNames('max-sm:hidden', isPinned ? 'text-accent!' : 'text-muted!')}
                  onClick={() => togglePinned(column)}
                />
              )}
            </div>
          );
        })}
      </div>
      <div className="mt-1 border-line border-t pt-1">
        <Button variant="ghost" size="sm" className="w-full justify-start" onClick={onReset}>
          {texts.resetColumns}
        </Button>
      </div>
    </PopoverPanel>
  );
}

const idsOf = (columns: readonly { readonly id: string }[]) => columns.map(({ id }) => id);
