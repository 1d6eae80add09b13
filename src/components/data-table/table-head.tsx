import { type Sort, type SortKey, sortBy, sortKeys } from '../../table/table-query';
import { classNames } from '../class-names';
import type { ColumnSizes } from './columns/column-settings';
import { useResize } from './columns/use-resize';
import { type DataColumn, defaultWidth } from './data-column';
import { pinnedClasses, pinnedStyle } from './table-row';
import { texts } from './texts';

interface TableHeadProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly widths: readonly number[];
  /** Whether the user has sized columns: then their widths are fixed, and the last column takes the rest. */
  readonly isSized: boolean;
  /** How many columns stay in view at the left. */
  readonly leftPinnedCount: number;
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort | null) => void;
  readonly onSizesPreview: (sizes: ColumnSizes | undefined) => void;
  readonly onSizesChange: (sizes: ColumnSizes) => void;
}

/** The header row: its buttons sort, its edges resize. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, widths, isSized, leftPinnedCount, sort, onSort } = props;
  const keys = sortKeys(sort);
  const resize = useResize({ onPreview: props.onSizesPreview, onChange: props.onSizesChange });
  return (
    <thead className="sticky top-0 z-2">
      <tr {...resize}>
        {columns.map((column, index) => {
          const place = keys.findIndex((key) => key.column === column.id);
          const { direction } = keys[place] ?? {};
          const takesRest = isSized ? index === columns.length - 1 : column.grows;
          const width = takesRest ? undefined : widths[index];
          return (
            <th
              key={column.id}
              scope="col"
              data-column={column.id}
              // It is for one column only.
              aria-sort={column.sortKey && ARIA_SORT[(place === 0 && direction) || 'none']}
              data-sort={place > 0 ? direction : undefined}
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
                  data-place={keys.length > 1 && direction ? place + 1 : undefined}
                  aria-description={
                    keys.length > 1 && direction ? texts.sorted(place, direction) : undefined
                  }
                  onClick={({ shiftKey }) => onSort(nextSort(column.id, keys, shiftKey))}
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

/** Ascending, descending, and back to the order without it. With Shift, the other keys stay. */
function nextSort(column: string, keys: readonly SortKey[], shiftKey: boolean): Sort | null {
  const known = (shiftKey ? keys : keys.slice(0, 1)).find((key) => key.column === column);
  const next: SortKey = { column, direction: known ? 'desc' : 'asc' };
  if (!shiftKey) return known?.direction === 'desc' ? null : next;
  if (!known) return sortBy([...keys, next]);
  const isOver = known.direction === 'desc';
  return sortBy(keys.flatMap((key) => (key === known ? (isOver ? [] : next) : key)));
}
