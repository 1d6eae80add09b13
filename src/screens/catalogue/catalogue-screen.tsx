import { may } from '../../stores/session/rights';
import { lazyChunk } from '../loading/lazy-chunk';
import { ScreenTitle } from '../screen-title';
import { CatalogueTable } from './catalogue-table';
import { CategoryChoice } from './category-choice';
import { texts } from './texts';

const LinksUpdate = lazyChunk(
  async () => (await import('./links-update')).LinksUpdate,
  () => <div className="h-74 max-sm:order-last sm:h-47" />,
);

/** Assigns wallpapers to categories (specification, Catalogue screen). */
export function CatalogueScreen() {
  return (
    <div className="flex flex-col gap-6">
      <ScreenTitle help="catalogue">{texts.title}</ScreenTitle>
      {(may('catalogue', 'bulkUpdate') || may('catalogue', 'download')) && <LinksUpdate />}
      <CategoryChoice />
      <CatalogueTable />
    </div>
  );
}
