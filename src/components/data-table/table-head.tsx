import type { TableQuery } from '../../table/table-query';
import { classNames } from '../class-names';
import type { ColumnSizes } from './columns/column-sizes';
import { ResizeHandle } from './columns/resize-handle';
import type { DataColumn } from './data-column';
import { SortButton } from './sort-button';
import { pinnedClasses, pinnedStyle } from './table-row';

type Sort = TableQuery['sort'];

interface TableHeadProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly widths: readonly number[];
  /** How many of the columns stay in view at the left. */
  readonly leftPinnedCount: number;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly onSizesPreview: (sizes: ColumnSizes | undefined) => void;
  readonly onSizesChange: (sizes: ColumnSizes) => void;
}

/** The header row: sorts by its buttons, sizes by its edges. */
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
                column.pinned && 'right-pinned-column',
                pinnedClasses(index, leftPinnedCount),
                index < leftPinnedCount || column.pinned ? 'z-3' : 'z-2',
              )}
              style={pinnedStyle(index, leftPinnedCount)}
            >
              {column.sortKey ? (
                <SortButton
                  direction={direction}
                  align={column.align}
                  onClick={() => onSort(nextSort(column.id, direction))}
                >
                  {column.header}
                </SortButton>
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

/** Up, down, and back to the order in which the rows came. */
function nextSort(column: string, direction: 'asc' | 'desc' | undefined): Sort {
  if (direction === 'desc') return null;
  return { column, direction: direction === 'asc' ? 'desc' : 'asc' };
}
