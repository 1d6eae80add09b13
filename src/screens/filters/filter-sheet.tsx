import { Button } from '../../components/controls/button';
import { Drawer } from '../../components/overlays/drawer';
import type { FilterableTable } from '../screen-table/filterable';
import { useShownTable } from '../screen-table/shown-table';
import { FilterPanel } from './filter-panel';
import { panelTexts } from './panel-texts';
import { texts } from './texts';

interface FilterSheetProps extends Pick<FilterableTable, 'filterables'> {
  readonly onClose: () => void;
}

/** The filters on a phone, as tall as the page. */
export function FilterSheet({ filterables, onClose }: FilterSheetProps) {
  const table = useShownTable();
  const { page } = table.options.meta ?? {};
  return (
    <Drawer
      title={texts.filters}
      size="lg"
      onClose={onClose}
      footer={
        <Button variant="primary" className="w-full" onClick={onClose}>
          {panelTexts.show(page?.matching)}
        </Button>
      }
    >
      <FilterPanel table={table} filterables={filterables} />
    </Drawer>
  );
}
