import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { TableQuery } from '../../table/table-query';
import { classNames } from '../class-names';
import type { DataColumn } from './data-column';
import { texts } from './texts';

const SMALLEST_WIDTH = 64;
const KEY_STEP = 16;

interface ColumnHeaderProps<Row> {
  readonly column: DataColumn<Row>;
  readonly isFirst: boolean;
  readonly width: number;
  readonly sort: TableQuery['sort'];
  readonly onSort: (sort: TableQuery['sort']) => void;
  readonly onResizeStart: (event: unknown) => void;
  readonly onResize: (width: number) => void;
}

/** A column's header: its name, its sort button, and the edge by which its width is changed. */
export function ColumnHeader<Row>(props: ColumnHeaderProps<Row>) {
  const { column, isFirst, width, sort, onSort, onResizeStart, onResize } = props;
  const direction = sort?.column === column.id ? sort.direction : undefined;

  function resizeByKey(event: KeyboardEvent) {
    const step = { ArrowLeft: -KEY_STEP, ArrowRight: KEY_STEP }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onResize(Math.max(SMALLEST_WIDTH, width + step));
  }

  return (
    <th
      scope="col"
      // Without it the edge's name would be part of the header's.
      aria-label={column.header}
      aria-sort={column.sortKey && ARIA_SORT[direction ?? 'none']}
      className={classNames(
        'sticky top-0 z-10 border-line border-b bg-sunken px-3 py-2 font-medium text-muted text-xs',
        isFirst && 'left-0 sm:z-20',
        column.align === 'end' ? 'text-right' : 'text-left',
      )}
    >
      {column.sortKey ? (
        <button
          type="button"
          className="inline-flex max-w-full items-center gap-1 rounded font-medium hover:text-ink"
          onClick={() => onSort(nextSort(column.id, direction))}
        >
          <span className="truncate">{column.header}</span>
          <SortIcon direction={direction} />
        </button>
      ) : (
        <span className="block truncate">{column.header}</span>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: an <hr> can't be dragged or hold a value. */}
      <div
        role="separator"
        tabIndex={0}
        aria-label={texts.width(column.header)}
        aria-orientation="vertical"
        aria-valuenow={width}
        aria-valuemin={SMALLEST_WIDTH}
        className="absolute inset-y-1 right-0 w-2 cursor-col-resize touch-none border-line border-r-2 hover:border-accent focus-visible:border-accent"
        onMouseDown={onResizeStart}
        onTouchStart={onResizeStart}
        onKeyDown={resizeByKey}
      />
    </th>
  );
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending', none: 'none' } as const;

function SortIcon({ direction }: { readonly direction: 'asc' | 'desc' | undefined }) {
  if (direction === 'asc')
    return <ArrowUp size={13} aria-hidden className="shrink-0 text-accent" />;
  if (direction === 'desc')
    return <ArrowDown size={13} aria-hidden className="shrink-0 text-accent" />;
  return <ChevronsUpDown size={13} aria-hidden className="shrink-0 opacity-50" />;
}

/** Up, down, and then as the rows came. */
function nextSort(column: string, direction: 'asc' | 'desc' | undefined): TableQuery['sort'] {
  if (direction === 'desc') return null;
  return { column, direction: direction === 'asc' ? 'desc' : 'asc' };
}
