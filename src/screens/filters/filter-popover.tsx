import { PopoverPanel } from '@headlessui/react';
import { isTouchScreen } from '../../components/breakpoints';
import { classNames } from '../../components/class-names';
import { fitInWindow, panelClasses } from '../../components/overlays/panel';
import type { FilterableTable } from '../screen-table/filterable';
import { useShownTable } from '../screen-table/shown-table';
import { FilterPanel } from './filter-panel';
import { texts } from './texts';

/** The filters beside the table, below their button. */
export function FilterPopover({ filterables }: Pick<FilterableTable, 'filterables'>) {
  const table = useShownTable();
  const isFiltered = table.state.columnFilters.length > 0;
  return (
    <PopoverPanel
      ref={startInSearch}
      role="dialog"
      aria-label={texts.filters}
      className={classNames(
        panelClasses,
        'absolute top-full my-1 w-88 overflow-y-auto p-2',
        // Room for the line that the first filter adds above the panel, which must not move.
        !isFiltered && 'mt-12',
      )}
    >
      <FilterPanel table={table} filterables={filterables} />
    </PopoverPanel>
  );
}

function startInSearch(panel: HTMLElement | null): void {
  fitInWindow(panel);
  // The keyboard of a touch screen would cover the filters.
  if (isTouchScreen()) return;
  panel?.querySelector<HTMLElement>(':scope > [type=search]')?.focus({ preventScroll: true });
}
