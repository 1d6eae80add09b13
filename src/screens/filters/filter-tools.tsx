import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { classNames } from '../../components/class-names';
import { Button } from '../../components/controls/button';
import { panelClasses } from '../../components/overlays/panel';
import { usePhone } from '../../components/use-phone';
import { lazyOverlay, useLazyOverlay } from '../loading/use-lazy-overlay';
import type { Filtering } from '../screen-table/filterable';
import { texts } from './texts';
import { ViewsMenu, type ViewsMenuProps } from './views-menu';

const FilterPanel = lazyOverlay(async () => (await import('./filter-panel')).FilterPanel);
const loadSheet = async () => (await import('./filter-sheet')).FilterSheet;

/** The buttons beside the search box. */
export function FilterTools({ filterables, ...views }: Filtering & ViewsMenuProps) {
  const Filters = usePhone() ? SheetButton : PanelButton;
  return (
    <>
      <Filters table={views.table} filterables={filterables} />
      <ViewsMenu {...views} />
    </>
  );
}

function PanelButton({ table, filterables }: Filtering) {
  const isFiltered = table.state.columnFilters.length > 0;
  return (
    <Popover>
      <PopoverButton as={Button} shape="filter">
        {texts.filters}
      </PopoverButton>
      <PopoverPanel
        role="dialog"
        aria-label={texts.filters}
        className={classNames(
          panelClasses,
          'absolute top-full my-1 max-h-[min(28rem,60dvh)] w-88 overflow-y-auto p-2',
          // The first filter gets a line above the panel, which must not move.
          !isFiltered && 'mt-12',
        )}
      >
        <FilterPanel table={table} filterables={filterables} />
      </PopoverPanel>
    </Popover>
  );
}

function SheetButton(filtering: Filtering) {
  const { Overlay: Sheet, open, close } = useLazyOverlay(loadSheet);
  return (
    <>
      <Button shape="filter" aria-haspopup="dialog" onClick={open}>
        {texts.filters}
      </Button>
      {Sheet && <Sheet {...filtering} onClose={close} />}
    </>
  );
}
