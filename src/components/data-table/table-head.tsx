import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { TableQuery } from '../../table/table-query';
import { classNames } from '../class-names';
import type { ColumnSizes } from './columns/column-settings';
import { ResizeHandle } from './columns/resize-handle';
import type { DataColumn } from './data-column';
import { pinnedClasses, pinnedStyle } from './table-row';

type Sort = TableQuery['sort'];
type Direction = NonNullable<Sort>['direction'] | undefined;

interface TableHeadProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly widths: readonly number[];
  /** How many columns stay in view at the left. */
  readonly leftPinnedCount: number;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly onSizesPreview: (sizes: ColumnSizes | undefined) => void;
  readonly onSizesChange: (sizes: ColumnSizes) => void;
}

/** The header row: its buttons sort, its edges resize. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, widths, leftPinnedCount, sort, onSort, onSizesPreview, onSizesChange } = props;
  return (
    <thead>
      <tr>
        {columns.map((column, index) => {
          const direction = sort?.column === column.id ? sort.direction : undefined;
          return (
            <th
              key={column.id}
              scope="col"
              data-column={column.id}
              aria-sort={column.sortKey && ARIA_SORT[direction ?? 'none']}
              className={classNames(
                'sticky top-0 h-10 border-line border-b bg-sunken p-0 text-muted text-xs',
                column.align === 'end' ? 'text-right' : 'text-left',
                column.pinnedRight && 'right-pinned-column',
                pinnedClasses(index, leftPinnedCount),
                index < leftPinnedCount || column.pinnedRight ? 'z-3' : 'z-2',
              )}
              style={pinnedStyle(index, leftPinnedCount)}
            >
              {column.sortKey ? (
                <button
                  type="button"
                  className={classNames(
                    'group/sort -outline-offset-2 flex h-full w-full items-center gap-1 px-4 font-medium hover:text-ink',
                    column.align === 'end' ? 'justify-end text-right' : 'text-left',
                    direction && 'text-ink',
                  )}
                  onClick={() => onSort(nextSort(column.id, direction))}
                >
                  <span className="wrap-anywhere line-clamp-2">{column.header}</span>
                  <SortIcon direction={direction} />
                </button>
              ) : (
                <div className="wrap-anywhere line-clamp-2 px-4 font-medium">{column.header}</div>
              )}
              {index < columns.length - 1 && (
                <ResizeHandle
                  columnId={column.id}
                  width={widths[index] ?? 0}
                  onPreview={onSizesPreview}
                  onChange={onSizesChange}
                />
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending', none: 'none' } as const;

/** Ascending, descending, and back to the original order. */
function nextSort(column: string, direction: Direction): Sort {
  if (direction === 'desc') return null;
  return { column, direction: direction === 'asc' ? 'desc' : 'asc' };
}

function SortIcon({ direction }: { readonly direction: Direction }) {
  const Icon = direction ? { asc: ArrowUp, desc: ArrowDown }[direction] : ChevronsUpDown;
  const className = direction ? 'text-accent' : 'opacity-40 group-hover/sort:opacity-100';
  return <Icon size={14} aria-hidden className={`shrink-0 ${className}`} />;
}
