import type { Column, ColumnSizingState, RowData, Table } from '@tanstack/react-table';
import { classNames } from '../class-names';
import { headerOf } from './columns/column-size';
import { useResize } from './columns/use-resize';
import type { Features } from './table-features';
import { pinnedClasses, pinnedStyle, type RowLook } from './table-row';
import { texts } from './texts';

interface TableHeadProps<Row extends RowData> extends RowLook {
  readonly table: Table<Features, Row>;
  readonly columns: readonly Column<Features, Row>[];
  readonly widths: readonly number[];
  readonly onSizesPreview: (sizes: ColumnSizingState | undefined) => void;
}

/** The header row: its buttons sort, its edges resize. */
export function TableHead<Row extends RowData>(props: TableHeadProps<Row>) {
  const { table, columns, widths, isSized } = props;
  const isJoint = table.atoms.sorting.get().length > 1;
  const resize = useResize({ onPreview: props.onSizesPreview, onChange: table.setColumnSizing });
  return (
    <thead className="sticky top-0 z-2">
      <tr {...resize}>
        {columns.map((column, index) => {
          const { meta = {} } = column.columnDef;
          const canSort = column.getCanSort();
          const place = column.getSortIndex();
          const direction = column.getIsSorted() || undefined;
          // Once columns are resized, the last one takes the rest.
          const takesRest = isSized ? index === columns.length - 1 : meta.grows;
          const width = widths[index] ?? 0;
          return (
            <th
              key={column.id}
              scope="col"
              data-column={column.id}
              // ARIA allows this on one column only.
              aria-sort={canSort ? ARIA_SORT[(place === 0 && direction) || 'none'] : undefined}
              data-sort={place > 0 ? direction : undefined}
              className={classNames(
                'h-10 border-line border-b bg-sunken font-medium text-muted text-xs',
                meta.align === 'end' ? 'text-right' : 'text-left',
                canSort ? 'p-0' : 'px-3 py-0 rail:px-2',
                pinnedClasses(index, props),
              )}
              style={{
                width: takesRest ? undefined : width,
                ...pinnedStyle(index, props),
              }}
            >
              {canSort ? (
                <button
                  type="button"
                  className={classNames(
                    'sort-button -outline-offset-2 flex h-full w-full items-center gap-1 px-3 rail:px-2 hover:text-ink',
                    meta.align === 'end' ? 'justify-end text-right' : 'text-left',
                    direction && 'text-ink',
                  )}
                  data-place={isJoint && direction ? place + 1 : undefined}
                  aria-description={
                    isJoint && direction ? texts.sorted(place, ARIA_SORT[direction]) : undefined
                  }
                  onClick={({ shiftKey }) => {
                    // Unless it was the first sort key, a column that is sorted alone starts ascending.
                    const desc = shiftKey || place === 0 ? undefined : false;
                    column.toggleSorting(desc, shiftKey);
                  }}
                >
                  {headerText(column, width)}
                </button>
              ) : (
                headerText(column, width)
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** Only a column that the user has made narrower needs an element that cuts its header. */
function headerText<Row extends RowData>({ columnDef }: Column<Features, Row>, width: number) {
  const header = headerOf(columnDef);
  if (width >= (columnDef.size ?? 0)) return header;
  return <span className="wrap-anywhere line-clamp-2">{header}</span>;
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending', none: 'none' } as const;
