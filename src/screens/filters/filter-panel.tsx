import { useEffect, useState } from 'react';
import { filterTexts, withFilter } from '../../table/column-filters';
import type { RowFilters } from '../../table/filter-rows';
import { inBoth } from '../../table/table-index';
import { whenIdle } from '../../table/when-idle';
import type { Filtering } from '../screen-table/filterable';
import { FilterGroup } from './filter-group';
import { filterColumns, rowFilters } from './row-filters';

/** As many as fit. */
const COLUMNS = { columns: '15rem', columnGap: '1.5rem' };

/** What the table can be filtered by, with the number of rows that each option would leave. */
export function FilterPanel({ table, filterables }: Filtering) {
  const { columnFilters } = table.state;
  const wanted = rowFilters(table.options.data)(filterables);
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

  const found = counted === wanted ? table.options.meta?.page?.searched : undefined;
  /** The rows that match the search and the filters of all columns but one. */
  const matching = (id = '') =>
    inBoth(found, counted?.filtered(withFilter(columnFilters, id, [])).matches());
  const left = matching();

  return (
    <div className="max-h-[min(28rem,60dvh)] overflow-y-auto">
      <div className="p-2" style={COLUMNS}>
        {filterColumns(filterables).map((column) => {
          const chosen = filterTexts(columnFilters, column.id);
          return (
            <FilterGroup
              key={column.id}
              column={column}
              counts={counted?.counts(column.id, chosen.length > 0 ? matching(column.id) : left)}
              chosen={chosen}
              onChange={(next) =>
                table.setColumnFilters((filters) => withFilter(filters, column.id, next))
              }
            />
          );
        })}
      </div>
    </div>
  );
}
