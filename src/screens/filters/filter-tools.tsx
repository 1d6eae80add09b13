import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { classNames } from '../../components/class-names';
import { Button } from '../../components/controls/button';
import { panelClasses } from '../../components/overlays/panel';
import { lazyOverlay } from '../loading/use-lazy-overlay';
import type { Filtering } from '../screen-table/filterable';
import { texts } from './texts';
import { ViewsMenu, type ViewsMenuProps } from './views-menu';

const FilterPanel = lazyOverlay(async () => (await import('./filter-panel')).FilterPanel);

/** The buttons beside the search box. */
export function FilterTools({ filterables, ...views }: Filtering & ViewsMenuProps) {
  const { table } = views;
  const isFiltered = table.state.columnFilters.length > 0;
  return (
    <>
      <Popover>
        <PopoverButton as={Button} shape="filter">
          {texts.filters}
        </PopoverButton>
        <PopoverPanel
          role="dialog"
          aria-label={texts.filters}
          className={classNames(
            panelClasses,
            'absolute inset-x-0 top-full my-1 max-w-5xl p-2',
            // The first filter gets a line above the panel, which must not move.
            !isFiltered && 'sm:mt-12',
          )}
        >
          <FilterPanel table={table} filterables={filterables} />
        </PopoverPanel>
      </Popover>
      <ViewsMenu {...views} />
    </>
  );
}
