import { formatCount } from '../../common/quantities';
import { classNames } from '../../components/class-names';
import { Button } from '../../components/controls/button';
import type { ViewConfig } from '../../entities/entity-config';
import { filterTexts } from '../../table/column-filters';
import { readFilters, type TableDefaults, useTableQuery } from './use-table-query';

/** What a view filters the table by. */
export const viewFilters = ({ address }: ViewConfig) => readFilters(new URLSearchParams(address));

interface ViewButtonsProps {
  /** Only their filters are applied. */
  readonly views: readonly ViewConfig[];
  /** How many rows each view has, once known. */
  readonly counts: readonly (number | undefined)[];
  readonly classesOf?: (view: ViewConfig, isOn: boolean) => string | false;
  readonly defaults: TableDefaults;
}

/** Buttons beside the search that switch a view’s filters on and off, with the number of rows in each view. */
export function ViewButtons({ views, counts, classesOf, defaults }: ViewButtonsProps) {
  const [{ columnFilters, pagination }, change] = useTableQuery(defaults);
  const filters = views.map(viewFilters);
  /** Switching on one view switches off the others. */
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
