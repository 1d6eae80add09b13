import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import type { ReactTable } from '@tanstack/react-table';
import { classNames } from '../../components/class-names';
import { Button } from '../../components/controls/button';
import type { Features } from '../../components/data-table/table-features';
import { texts } from '../../components/data-table/texts';
import { panelClasses } from '../../components/overlays/panel';
import type { Row } from '../../entities/row';
import { lazyOverlay } from '../loading/use-lazy-overlay';

const ColumnsPanel = lazyOverlay(
  async () => (await import('../../components/data-table/columns/columns-panel')).ColumnsPanel<Row>,
);

interface ColumnsMenuProps {
  readonly table: ReactTable<Features, Row>;
  readonly onReset: () => void;
}

/** The button that opens what shows, hides, moves, sizes and pins columns. */
export function ColumnsMenu(props: ColumnsMenuProps) {
  return (
    <Popover className="relative max-sm:static">
      <PopoverButton as={Button} shape="columns">
        {texts.columns}
      </PopoverButton>
      <PopoverPanel
        role="group"
        aria-label={texts.columns}
        className={classNames(panelClasses, 'absolute right-0 my-1 w-80 p-2 max-sm:right-4')}
      >
        <ColumnsPanel {...props} />
      </PopoverPanel>
    </Popover>
  );
}
