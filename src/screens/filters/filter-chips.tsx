import { Button } from '../../components/controls/button';
import { Icon } from '../../components/icon';
import type { Row } from '../../entities/row';
import { meaningsIn } from '../../table/filter-rows';
import type { TablePage } from '../../table/table-query';
import type { Filtering } from '../screen-table/filterable';
import { columnFilters } from './row-filters';
import { texts } from './texts';

interface FilterChipsProps extends Filtering {
  readonly page: TablePage<Row> | undefined;
}

/** What the table is filtered by, in words. */
export function FilterChips({ filterables, filters = {}, page, onChange }: FilterChipsProps) {
  const chips = columnFilters(filterables).flatMap((column) => {
    const words = meaningsIn(filters, column).map((meaning) => meaning.words);
    return words.length > 0 ? { ...column, said: words.join(', ') } : [];
  });
  return (
    <div className="flex flex-wrap items-center gap-2">
      {chips.map(({ id, header, said }) => (
        <Button
          key={id}
          size="sm"
          aria-description={said}
          className="max-w-full"
          onClick={() => onChange({ filters: { ...filters, [id]: [] }, page: 1 })}
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
      {page && chips.length > 0 && (
        <span className="text-muted text-xs tabular-nums">
          {texts.matching(page.matching, page.total)}
        </span>
      )}
      {/* A table without rows has this button itself. */}
      {page && page.matching > 0 && (
        <Button size="sm" variant="ghost" onClick={() => onChange({ filters: undefined, page: 1 })}>
          {texts.clearAll}
        </Button>
      )}
    </div>
  );
}
