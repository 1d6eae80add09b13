import { classNames } from '../../components/class-names';
import { Popover } from '../../components/overlays/popover';
import { lazyOverlay } from '../loading/use-lazy-overlay';
import type { Filtering } from '../screen-table/filterable';
import { texts } from './texts';
import { type TableViews, ViewsMenu } from './views-menu';

const FilterPanel = lazyOverlay(async () => (await import('./filter-panel')).FilterPanel);

interface FilterToolsProps extends Filtering, TableViews {
  /** The rows that match the search. */
  readonly searched: Uint32Array | undefined;
}

/** The buttons beside the search box. */
export function FilterTools(props: FilterToolsProps) {
  return (
    <>
      <Popover
        label={texts.filters}
        shape="filter"
        // The first filter gets a line above the panel, which must not move.
        placed={classNames('inset-x-0 top-full max-w-5xl', !props.filters && 'sm:mt-12')}
      >
        <FilterPanel {...props} />
      </Popover>
      <ViewsMenu {...props} />
    </>
  );
}
