import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { TablePage, TableQuery } from '../../../table/table-query';
import { IconButton } from '../../controls/icon-button';
import { texts } from '../texts';
import { PageSize } from './page-size';

interface PagingProps {
  readonly page: TablePage<unknown>;
  readonly pageSize: number;
  /** The page size that the table has of itself. */
  readonly defaultPageSize: number;
  readonly onQueryChange: (change: Partial<TableQuery>) => void;
}

/**
 * The way through the pages of a table. Not there when one page holds all; but who made it so by
 * the page size can go back.
 */
export function Paging({ page, pageSize, defaultPageSize, onQueryChange }: PagingProps) {
  const isOnePage = page.pageCount === 1;
  if (isOnePage && pageSize === defaultPageSize) return null;
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t px-4 py-1.5">
      <PageSize
        pageSize={pageSize}
        defaultPageSize={defaultPageSize}
        firstRow={page.from}
        onQueryChange={onQueryChange}
      />
      {!isOnePage && (
        <div className="flex items-center gap-1">
          <span className="mr-2 whitespace-nowrap text-muted text-xs tabular-nums">
            {texts.range(page.from, page.to, page.matching)}
          </span>
          <IconButton
            label={texts.previous}
            icon={<ChevronLeft size={16} aria-hidden />}
            disabled={page.page === 1}
            onClick={() => onQueryChange({ page: page.page - 1 })}
          />
          <IconButton
            label={texts.next}
            icon={<ChevronRight size={16} aria-hidden />}
            disabled={page.page === page.pageCount}
            onClick={() => onQueryChange({ page: page.page + 1 })}
          />
        </div>
      )}
    </div>
  );
}
