import { formatCount } from '../../common/quantities';
import { classNames } from '../../components/class-names';
import { Button } from '../../components/controls/button';
import type { ViewConfig } from '../../entities/entity-config';
import { filterTexts } from '../../table/column-filters';
import { readFilters, type TableDefaults, useTableQuery } from './use-table-query';

/** What a view filters the table by. */
export const viewFilters = ({ address }: ViewConfig) => readFilters(new URLSearchParams(address));

interface ViewButtonsProps {
  /** Of each, only the filters count. */
  readonly views: readonly ViewConfig[];
  /** The numbers of their rows, once they are known. */
  readonly counts: readonly (number | undefined)[];
  readonly classesOf?: (view: ViewConfig, isOn: boolean) => string | false;
  readonly defaults: TableDefaults;
}

/** Views beside the search, with the numbers of their rows. A click filters the table by one, or no longer does. */
export function ViewButtons({ views, counts, classesOf, defaults }: ViewButtonsProps) {
  const [{ columnFilters, pagination }, change] = useTableQuery(defaults);
  const filters = views.map(viewFilters);
  /** One view replaces another, whichever of these it filters. */
  const columns = new Set(filters.flat().map(({ id }) => id));
  const others = columnFilters.filter(({ id }) => !columns.has(id));

  return views.map((view, index) => {
    const filter = filters[index] ?? [];
    const count = counts[index];
    const isOn = [...columns].every(
      (id) => filterTexts(filter, id).join() === filterTexts(columnFilters, id).join(),
    );
    return (
      <Button
        key={view.name}
        aria-pressed={isOn}
        variant={isOn ? 'primary' : 'secondary'}
        className={classNames('!px-2.5', classesOf?.(view, isOn))}
        onClick={() =>
          change({
            columnFilters: isOn ? others : [...others, ...filter],
            pagination: { ...pagination, pageIndex: 0 },
          })
        }
      >
        {view.name}{' '}
        <span className="min-w-5 text-right">{count === undefined ? '' : formatCount(count)}</span>
      </Button>
    );
  });
}
