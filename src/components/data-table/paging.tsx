import { useId } from 'react';
import type { TablePage, TableQuery } from '../../table/table-query';
import { IconButton } from '../controls/icon-button';
import { Select } from '../controls/select';
import { texts } from './texts';

const PAGE_SIZES = [5, 10, 25, 50, 100];

interface PagingProps {
  readonly page: TablePage<unknown>;
  readonly pageSize: number;
  readonly defaultPageSize: number;
  readonly onQueryChange: (change: Partial<TableQuery>) => void;
}

/** Page controls. Hidden when all rows fit on one page, unless the user chose that page size. */
export function Paging({ page, pageSize, defaultPageSize, onQueryChange }: PagingProps) {
  const id = useId();
  const isOnePage = page.pageCount === 1;
  if (isOnePage && pageSize === defaultPageSize) return null;
  const sizes = [...new Set([...PAGE_SIZES, defaultPageSize, pageSize])].sort((a, b) => a - b);

  /** Goes to the page with the first row that is visible now. */
  function changeSize(next: number) {
    onQueryChange({ pageSize: next, page: Math.max(1, Math.ceil(page.from / next)) });
  }

  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-2 gap-y-1 border-line border-t px-4 py-1.5">
      <label htmlFor={id} className="whitespace-nowrap text-muted text-xs max-sm:sr-only">
        {texts.pageSize}
      </label>
      <Select
        id={id}
        className="!h-8 !w-auto mr-auto tabular-nums"
        value={pageSize}
        onChange={({ currentTarget: { value } }) => changeSize(Number(value))}
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </Select>
      {!isOnePage && (
        <div className="flex items-center gap-1">
          <span className="mr-2 whitespace-nowrap text-muted text-xs tabular-nums">
            {texts.range(page.from, page.to, page.matching)}
          </span>
          <IconButton
            label={texts.previous}
            shape="previous"
            disabled={page.page === 1}
            onClick={() => onQueryChange({ page: page.page - 1 })}
          />
          <IconButton
            label={texts.next}
            shape="next"
            disabled={page.page === page.pageCount}
            onClick={() => onQueryChange({ page: page.page + 1 })}
          />
        </div>
      )}
    </div>
  );
}
