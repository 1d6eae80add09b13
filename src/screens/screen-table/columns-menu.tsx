import { Popover, PopoverButton } from '@headlessui/react';
import type { ReactTable } from '@tanstack/react-table';
import { Button } from '../../components/controls/button';
import type { Features } from '../../components/data-table/table-features';
import { texts } from '../../components/data-table/texts';
import type { Row } from '../../entities/row';
import { lazyOverlay } from '../loading/use-lazy-overlay';

const ColumnsPanel = lazyOverlay(
  async () => (await import('../../components/data-table/columns/columns-panel')).ColumnsPanel<Row>,
);

interface ColumnsMenuProps {
  readonly table: ReactTable<Features, Row>;
  readonly onReset: () => void;
}

/** The button that opens the panel of columns. */
export function ColumnsMenu(props: ColumnsMenuProps) {
  return (
    <Popover className="relative max-sm:static">
      {({ open }) => (
        <>
          <PopoverButton as={Button} shape="columns">
            {texts.columns}
          </PopoverButton>
          {/* Headless UI must not see a panel before what is in it. */}
          {open && <ColumnsPanel {...props} />}
        </>
      )}
    </Popover>
  );
}
