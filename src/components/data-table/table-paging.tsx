import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import type { TablePage, TableQuery } from '../../table/table-query';
import { Button } from '../button';
import { Select } from '../select';
import { texts } from './texts';

const PAGE_SIZES = [5, 10, 25, 50, 100];

interface TablePagingProps {
  readonly page: TablePage<unknown>;
  readonly pageSize: number;
  /** The page size that the table has of itself. */
  readonly defaultPageSize: number;
  readonly onQueryChange: (change: Partial<TableQuery>) => void;
}

/** The way through the pages of a table. Not there when one page of the usual size holds all. */
export function TablePaging({ page, pageSize, defaultPageSize, onQueryChange }: TablePagingProps) {
  const id = useId();
  const isOnePage = page.pageCount === 1;
  if (isOnePage && pageSize === defaultPageSize) return null;
  const sizes = [...new Set([...PAGE_SIZES, pageSize, defaultPageSize])].sort((a, b) => a - b);
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
      <span className="flex items-center gap-2 text-muted">
        <label htmlFor={id} className="whitespace-nowrap">
          {texts.pageSize}
        </label>
        <Select
          id={id}
          className="w-auto"
          value={pageSize}
          onChange={(event) =>
            onQueryChange({ pageSize: Number(event.currentTarget.value), page: 1 })
          }
        >
          {sizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </Select>
      </span>
      {!isOnePage && (
        <div className="flex items-center gap-2">
          <span className="whitespace-nowrap tabular-nums">
            {texts.range(page.from, page.to, page.matching)}
          </span>
          <Button
            aria-label={texts.previous}
            disabled={page.page === 1}
            icon={<ChevronLeft size={16} aria-hidden />}
            onClick={() => onQueryChange({ page: page.page - 1 })}
          />
          <Button
            aria-label={texts.next}
            disabled={page.page === page.pageCount}
            icon={<ChevronRight size={16} aria-hidden />}
            onClick={() => onQueryChange({ page: page.page + 1 })}
          />
        </div>
      )}
    </div>
  );
}
