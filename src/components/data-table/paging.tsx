import type { RowData, Table } from '@tanstack/react-table';
import { useId } from 'react';
import { IconButton } from '../controls/icon-button';
import { Select } from '../controls/select';
import type { Features } from './table-features';
import { texts } from './texts';

const PAGE_SIZES = [5, 10, 25, 50, 100];

interface PagingProps<Row extends RowData> {
  readonly table: Table<Features, Row>;
  readonly defaultPageSize: number;
}

/**
 * Page controls, or the number of rows that a search found. Hidden when all rows fit on one page, unless the user chose
 * that page size.
 */
export function Paging<Row extends RowData>({ table, defaultPageSize }: PagingProps<Row>) {
  const id = useId();
  const { pageIndex, pageSize } = table.atoms.pagination.get();
  const rowCount = table.getRowCount();
  const isOnePage = table.getPageCount() <= 1;
  if (isOnePage && pageSize === defaultPageSize) {
    const { page } = table.options.meta ?? {};
    if (!page?.searched || rowCount === 0) return null;
    return (
      <p className="border-line border-t px-4 py-2 text-muted text-xs">
        {texts.matches(page.matching)}
      </p>
    );
  }
  const sizes = [...new Set([...PAGE_SIZES, defaultPageSize, pageSize])].sort((a, b) => a - b);
  const start = pageIndex * pageSize;

  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-2 gap-y-1 border-line border-t px-4 py-1.5">
      <label htmlFor={id} className="whitespace-nowrap text-muted text-xs max-sm:sr-only">
        {texts.pageSize}
      </label>
      <Select
        id={id}
        className="h-8! w-auto! mr-auto"
        value={pageSize}
        // `setPageSize` keeps the first row of the page in view.
        onChange={({ currentTarget: { value } }) => table.setPageSize(Number(value))}
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </Select>
      {!isOnePage && (
        <div className="flex items-center gap-1">
          {table.options.meta?.page?.isComplete && (
            <span className="mr-2 whitespace-nowrap text-muted text-xs">
              {texts.range(start + 1, Math.min(start + pageSize, rowCount), rowCount)}
            </span>
          )}
          <IconButton
            label={texts.previous}
            shape="previous"
            disabled={!table.getCanPreviousPage()}
            onClick={() => table.previousPage()}
          />
          <IconButton
            label={texts.next}
            shape="next"
            disabled={!table.getCanNextPage()}
            onClick={() => table.nextPage()}
          />
        </div>
      )}
    </div>
  );
}
