import { Popover, PopoverButton } from '@headlessui/react';
import { memo } from 'react';
import { usePhone } from '../../components/breakpoints';
import { Button } from '../../components/controls/button';
import { lazyOverlay, useLazyOverlay } from '../loading/use-lazy-overlay';
import type { FilterableTable } from '../screen-table/filterable';
import { texts } from './texts';
import { ViewsMenu, type ViewsMenuProps } from './views-menu';

const FilterPopover = lazyOverlay(async () => (await import('./filter-popover')).FilterPopover);
const loadSheet = async () => (await import('./filter-sheet')).FilterSheet;

type ButtonProps = Pick<FilterableTable, 'filterables'>;

/** The buttons beside the search box. */
export function FilterTools({ filterables, ...views }: ButtonProps & ViewsMenuProps) {
  const Filters = usePhone() ? SheetButton : PanelButton;
  return (
    <>
      <Filters filterables={filterables} />
      <ViewsMenu {...views} />
    </>
  );
}

const PanelButton = memo(function PanelButton({ filterables }: ButtonProps) {
  return (
    <Popover>
      {({ open }) => (
        <>
          <PopoverButton as={Button} shape="filter">
            {texts.filters}
          </PopoverButton>
          {/* Headless UI must not see the panel before its content. */}
          {open && <FilterPopover filterables={filterables} />}
        </>
      )}
    </Popover>
  );
});

const SheetButton = memo(function SheetButton({ filterables }: ButtonProps) {
  const { Overlay: Sheet, open, close } = useLazyOverlay(loadSheet);
  return (
    <>
      <Button shape="filter" aria-haspopup="dialog" onClick={open}>
        {texts.filters}
      </Button>
      {Sheet && <Sheet filterables={filterables} onClose={close} />}
    </>
  );
});
