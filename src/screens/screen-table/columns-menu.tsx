import { Popover, PopoverButton } from '@headlessui/react';
import { memo } from 'react';
import { Button } from '../../components/controls/button';
import { texts } from '../../components/data-table/texts';
import type { Row } from '../../entities/row';
import { lazyOverlay } from '../loading/use-lazy-overlay';
import { useShownTable } from './shown-table';

const ColumnsPanel = lazyOverlay(
  async () => (await import('../../components/data-table/columns/columns-panel')).ColumnsPanel<Row>,
);

interface ColumnsMenuProps {
  readonly onReset: () => void;
}

/** The button that opens the panel of columns. */
export const ColumnsMenu = memo(function ColumnsMenu(props: ColumnsMenuProps) {
  return (
    <Popover className="relative max-sm:static">
      {({ open }) => (
        <>
          <PopoverButton as={Button} shape="columns">
            {texts.columns}
          </PopoverButton>
          {/* Headless UI must not see the panel before its content. */}
          {open && <Panel {...props} />}
        </>
      )}
    </Popover>
  );
});

function Panel(props: ColumnsMenuProps) {
  return <ColumnsPanel table={useShownTable()} {...props} />;
}
