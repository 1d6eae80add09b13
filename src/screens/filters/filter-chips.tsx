import type { MouseEvent } from 'react';
import { Button } from '../../components/controls/button';
import { Icon } from '../../components/icon';
import { withFilter } from '../../table/column-filters';
import { meaningsIn } from '../../table/filter-index';
import type { FilterableTable } from '../screen-table/filterable';
import { filterableColumns } from './filterable-columns';
import { texts } from './texts';

/** What the table is filtered by, in words. */
export function FilterChips({ table, filterables }: FilterableTable) {
  const { page } = table.options.meta ?? {};
  const { columnFilters } = table.state;
  const columns = filterableColumns(filterables);
  const applied = columns.flatMap((column) => {
    const words = meaningsIn(columnFilters, column).map((meaning) => meaning.words);
    return words.length > 0 ? { ...column, said: words.join(', ') } : [];
  });
  // A link or saved view can have a field that the config no longer has, or a value that its field doesn’t accept.
  const ignored = columnFilters
    .filter(({ id }) => !applied.some((chip) => chip.id === id))
    .map(({ id }) => {
      const header = columns.find((column) => column.id === id)?.header ?? id;
      return { id, header, said: texts.ignored };
    });
  return (
    <div className="flex flex-wrap items-center gap-2">
      {[...applied, ...ignored].map(({ id, header, said }) => (
        <Button
          key={id}
          size="sm"
          aria-description={said}
          className="max-w-full"
          onMouseDown={keepFocus}
          onClick={() => table.setColumnFilters((filters) => withFilter(filters, id, []))}
        >
          <span className="truncate">
            <span className="text-muted">
              <span className="sr-only">{texts.remove('')}</span>
              {header}
              <span aria-hidden>: </span>
            </span>
            <span aria-hidden>{said}</span>
          </span>
          <Icon name="cross" size={14} className="shrink-0" />
        </Button>
      ))}
      {page && applied.length > 0 && (
        <span className="text-muted text-xs">{texts.matching(page.matching, page.total)}</span>
      )}
      {/* A table without rows has this button itself. */}
      {page && page.rows.length > 0 && (
        <Button
          size="sm"
          variant="ghost"
          onMouseDown={keepFocus}
          onClick={() => table.resetColumnFilters(true)}
        >
          {texts.clearAll}
        </Button>
      )}
    </div>
  );
}

/**
 * If the button took the focus, the filters' panel would close, and a page that ends with the panel would move away
 * under the pointer.
 */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
