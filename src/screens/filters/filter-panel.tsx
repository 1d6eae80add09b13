import { useEffect, useState } from 'react';
import { foldText } from '../../common/fold-text';
import { TextBox } from '../../components/controls/text-box';
import { filterTexts, withFilter } from '../../table/column-filters';
import type { FilterIndex } from '../../table/filter-index';
import { inBoth } from '../../table/table-index';
import { whenIdle } from '../../table/when-idle';
import type { FilterableTable } from '../screen-table/filterable';
import { FilterGroup } from './filter-group';
import { filterableColumns, filterIndexOf } from './filterable-columns';
import { panelTexts } from './panel-texts';

/** With more columns, people can type to find one. */
const MANY = 8;

/** The filters of all columns, with the number of rows that each option would leave. */
export function FilterPanel({ table, filterables }: FilterableTable) {
  const [term, setTerm] = useState('');
  const { columnFilters } = table.state;
  const wanted = filterIndexOf(table.options.data)(filterables);
  // Until new rows have been read, the counts are those of the previous rows.
  const [counted, setCounted] = useState<FilterIndex>();
  useEffect(() => whenIdle(wanted.readAll.work, () => setCounted(wanted)), [wanted]);

  const searched = counted === wanted ? table.options.meta?.page?.searched : undefined;
  /** The rows that match the search and the filters of all columns but one. */
  const matching = (id: string) =>
    inBoth(searched, counted?.filtered(withFilter(columnFilters, id, [])).matches());
  const all = filterableColumns(filterables);
  const isFound = (header: string) => foldText(header).includes(foldText(term.trim()));

  return (
    <>
      {all.length > MANY && (
        <TextBox
          type="search"
          aria-label={panelTexts.findColumn}
          placeholder={panelTexts.findColumn}
          className="mb-1"
          value={term}
          onChange={(event) => setTerm(event.currentTarget.value)}
        />
      )}
      {all
        .filter(({ header }) => isFound(header))
        .map((column) => (
          <FilterGroup
            key={column.id}
            column={column}
            count={() => counted?.counts(column.id, matching(column.id))}
            hasRows={(text) => {
              const found = counted?.filtered([{ id: column.id, value: [text] }]).matches();
              return found !== undefined && found.length > 0;
            }}
            chosen={filterTexts(columnFilters, column.id)}
            onChange={(next) =>
              table.setColumnFilters((filters) => withFilter(filters, column.id, next))
            }
          />
        ))}
    </>
  );
}
