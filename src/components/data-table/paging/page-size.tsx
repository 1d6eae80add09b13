import { useId } from 'react';
import type { TableQuery } from '../../../table/table-query';
import { Select } from '../../controls/select';
import { texts } from '../texts';

const PAGE_SIZES = [5, 10, 25, 50, 100];

interface PageSizeProps {
  readonly pageSize: number;
  readonly defaultPageSize: number;
  /** The place of the first row that is seen, which stays in view. */
  readonly firstRow: number;
  readonly onQueryChange: (change: Partial<TableQuery>) => void;
}

/** Chooses how many rows a page has. */
export function PageSize({ pageSize, defaultPageSize, firstRow, onQueryChange }: PageSizeProps) {
  const id = useId();
  const sizes = [...new Set([...PAGE_SIZES, defaultPageSize, pageSize])].sort((a, b) => a - b);
  return (
    <span className="flex items-center gap-2">
      <label htmlFor={id} className="whitespace-nowrap text-muted text-xs max-sm:sr-only">
        {texts.pageSize}
      </label>
      <Select
        id={id}
        className="!h-8 !w-auto tabular-nums"
        value={pageSize}
        onChange={(event) => {
          const next = Number(event.currentTarget.value);
          onQueryChange({ pageSize: next, page: Math.max(1, Math.ceil(firstRow / next)) });
        }}
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </Select>
    </span>
  );
}
