import type { ColumnFiltersState } from '@tanstack/react-table';
import { formatCount } from '../../common/quantities';
import { classNames } from '../../components/class-names';
import { Button } from '../../components/controls/button';
import type { ViewConfig } from '../../entities/entity-config';
import { filterTexts } from '../../table/column-filters';
import { readFilters, type TableDefaults, useTableQuery } from './use-table-query';

export const viewFilters = ({ address }: ViewConfig) => readFilters(new URLSearchParams(address));

const columnsOf = (views: readonly ViewConfig[]) =>
  new Set(views.flatMap(viewFilters).map(({ id }) => id));

/** The filters on columns that no view filters by. They stay when a view is switched on or off. */
export function filtersBeside(
  views: readonly ViewConfig[],
  filters: ColumnFiltersState,
): ColumnFiltersState {
  const columns = columnsOf(views);
  return filters.filter(({ id }) => !columns.has(id));
}

interface ViewButtonsProps {
  /** Only their filters are applied. */
  readonly views: readonly ViewConfig[];
  /** How many rows each view has, once known. */
  readonly counts: readonly (number | undefined)[];
  readonly classesOf?: (view: ViewConfig, isOn: boolean) => string | false;
  readonly defaults: TableDefaults;
}

/** Buttons that switch a view’s filters on and off, with the number of rows in each view. */
export function ViewButtons({ views, counts, classesOf, defaults }: ViewButtonsProps) {
  const [{ columnFilters, pagination }, change] = useTableQuery(defaults);
  const columns = columnsOf(views);
  /** Switching on one view switches off the others. */
  const others = filtersBeside(views, columnFilters);

  return views.map((view, index) => {
    const filter = viewFilters(view);
    const count = counts[index];
    const isOn = [...columns].every(
      (id) => filterTexts(filter, id).join() === filterTexts(columnFilters, id).join(),
    );
    return (
      <Button
        key={view.name}
        aria-pressed={isOn}
        data-command={view.name}
        variant={isOn ? 'primary' : 'secondary'}
        className={classNames('px-2.5!', classesOf?.(view, isOn))}
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
