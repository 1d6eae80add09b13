import { useEffect, useState } from 'react';
import type { Filters } from '../../common/filters';
import type { RowFilters } from '../../table/filter-rows';
import { inBoth } from '../../table/table-index';
import { whenIdle } from '../../table/when-idle';
import type { Filtering } from '../screen-table/filterable';
import { FilterGroup } from './filter-group';
import { columnFilters, rowFilters } from './row-filters';

/** As many as fit. */
const COLUMNS = { columns: '15rem', columnGap: '1.5rem' };
const NO_FILTERS: Filters = {};

interface FilterPanelProps extends Filtering {
  /** The rows that match the search. */
  readonly searched: Uint32Array | undefined;
}

/** What the table can be filtered by, with the number of rows that each option would leave. */
export function FilterPanel({ rows, filterables, searched, onChange, ...rest }: FilterPanelProps) {
  const { filters = NO_FILTERS } = rest;
  const wanted = rowFilters(rows)(filterables);
  // Until other rows have been read, the counts are those of the rows before.
  const [counted, setCounted] = useState<RowFilters>();
  useEffect(() => {
    const work = whenIdle((milliseconds) => {
      const isDone = wanted.readAll.work(performance.now() + milliseconds);
      if (isDone) setCounted(wanted);
      return isDone;
    });
    return () => work.cancel();
  }, [wanted]);

  const found = counted === wanted ? searched : undefined;
  /** The rows that match the search and the filters of all columns but one. */
  const matching = (id = '') =>
    inBoth(found, counted?.filtered({ ...filters, [id]: [] }).matches());
  const left = matching();

  return (
    <div className="max-h-[min(28rem,60dvh)] overflow-y-auto">
      <div className="p-2" style={COLUMNS}>
        {columnFilters(filterables).map((column) => (
          <FilterGroup
            key={column.id}
            column={column}
            counts={counted?.counts(column.id, filters[column.id] ? matching(column.id) : left)}
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
