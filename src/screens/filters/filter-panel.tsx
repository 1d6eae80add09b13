import { useEffect, useState } from 'react';
import type { Filters } from '../../common/filters';
import { inBoth } from '../../table/table-index';
import type { Filtering } from '../screen-table/filterable';
import { FilterGroup } from './filter-group';
import { columnFilters, rowFilters } from './row-filters';

/** The longest time that reading the rows may block the page. */
const SLICE_MS = 30;
/** As many as fit. */
const COLUMNS = { columns: '15rem', columnGap: '1.5rem' };
const NO_FILTERS: Filters = {};

interface FilterPanelProps extends Filtering {
  readonly searched: Uint32Array | undefined;
}

/** What the table can be filtered by, with the number of rows that each option would leave. */
export function FilterPanel({ rows, filterables, searched, onChange, ...rest }: FilterPanelProps) {
  const { filters = NO_FILTERS } = rest;
  const wanted = rowFilters(rows, filterables);
  // Until other rows have been read, the counts are those of the rows before.
  const [counted, setCounted] = useState<typeof wanted>();
  useEffect(() => {
    let timer = setTimeout(function readMore() {
      if (wanted.readAll.work(performance.now() + SLICE_MS)) setCounted(wanted);
      else timer = setTimeout(readMore);
    });
    return () => clearTimeout(timer);
  }, [wanted]);

  const found = counted === wanted ? searched : undefined;
  const left = counted && inBoth(found, counted.matchingOthers(filters));
  const others = (id: string) =>
    filters[id] ? inBoth(found, counted?.matchingOthers(filters, id)) : left;

  return (
    <div className="max-h-[min(28rem,60dvh)] overflow-y-auto">
      <div className="p-2" style={COLUMNS}>
        {columnFilters(filterables).map((column) => (
          <FilterGroup
            key={column.id}
            column={column}
            counts={counted?.counts(column.id, others(column.id))}
            chosen={filters[column.id] ?? []}
            onChange={(chosen) =>
              onChange({ filters: { ...filters, [column.id]: chosen }, page: 1 })
            }
          />
        ))}
      </div>
    </div>
  );
}
