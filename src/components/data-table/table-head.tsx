import type { TableQuery } from '../../table/table-query';
import { classNames } from '../class-names';
import type { ColumnSizes } from './columns/column-settings';
import { useResize } from './columns/use-resize';
import { type DataColumn, defaultWidth } from './data-column';
import { pinnedClasses, pinnedStyle } from './table-row';

type Sort = TableQuery['sort'];
type Direction = NonNullable<Sort>['direction'] | undefined;

interface TableHeadProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly widths: readonly number[];
  /** Whether the user has sized columns: then their widths are fixed, and the last column takes the rest. */
  readonly isSized: boolean;
  /** How many columns stay in view at the left. */
  readonly leftPinnedCount: number;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly onSizesPreview: (sizes: ColumnSizes | undefined) => void;
  readonly onSizesChange: (sizes: ColumnSizes) => void;
}

/** The header row: its buttons sort, its edges resize. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, widths, isSized, leftPinnedCount, sort, onSort } = props;
  const resize = useResize({ onPreview: props.onSizesPreview, onChange: props.onSizesChange });
  return (
    <thead className="sticky top-0 z-2">
      <tr {...resize}>
        {columns.map((column, index) => {
          const direction = sort?.column === column.id ? sort.direction : undefined;
          const takesRest = isSized ? index === columns.length - 1 : column.grows;
          const width = takesRest ? undefined : widths[index];
          return (
            <th
              key={column.id}
              scope="col"
              data-column={column.id}
              aria-sort={column.sortKey && ARIA_SORT[direction ?? 'none']}
              className={classNames(
                'h-10 border-line border-b bg-sunken font-medium text-muted text-xs',
                column.align === 'end' ? 'text-right' : 'text-left',
                column.sortKey ? 'p-0' : 'px-4 py-0',
                column.pinnedRight && 'right-pinned-column',
                pinnedClasses(index, leftPinnedCount),
                (index < leftPinnedCount || column.pinnedRight) && 'z-1',
              )}
              style={{ width, ...pinnedStyle(index, leftPinnedCount) }}
            >
              {column.sortKey ? (
                <button
                  type="button"
                  className={classNames(
                    'sort-button -outline-offset-2 flex h-full w-full items-center gap-1 px-4 hover:text-ink',
                    column.align === 'end' ? 'justify-end text-right' : 'text-left',
                    direction && 'text-ink',
                  )}
                  onClick={() => onSort(nextSort(column.id, direction))}
                >
                  {headerText(column, widths[index])}
                </button>
              ) : (
                headerText(column, widths[index])
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** Only a column that the user has made narrower needs an element that cuts its header. */
function headerText<Row>(column: DataColumn<Row>, width = 0) {
  const { header } = column;
  if (width >= defaultWidth(column)) return header;
  return <span className="wrap-anywhere line-clamp-2">{header}</span>;
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending', none: 'none' } as const;

/** Ascending, descending, and back to the original order. */
function nextSort(column: string, direction: Direction): Sort {
  if (direction === 'desc') return null;
  return { column, direction: direction === 'asc' ? 'desc' : 'asc' };
}
