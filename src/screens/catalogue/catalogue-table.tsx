import { useMemo, useReducer } from 'react';
import { useStore } from 'zustand';
import { FILTER_PREFIX } from '../../common/filters';
import { scalarText } from '../../common/plain-text';
import { wpIdOf } from '../../entities/wallpaper';
import { catalogueList, type Links, noLinks } from '../../stores/catalogue/list';
import { listStore } from '../../stores/lists/lists';
import { useListStatus } from '../../stores/lists/use-list';
import { may } from '../../stores/session/rights';
import { lazyChunk } from '../loading/lazy-chunk';
import { lazyOverlay } from '../loading/use-lazy-overlay';
import { ScreenTable } from '../screen-table/screen-table';
import { useAddressParams } from '../screen-table/use-address-params';
import type { Selecting } from '../selection/selecting';
import { texts as screenTexts } from '../texts';
import { wallpaperFilterables } from '../wallpapers/wallpaper-columns';
import {
  columnsIn,
  filterablesIn,
  IN_CATEGORY,
  membersFirst,
  memberViews,
  plainColumns,
  plainDefaults,
} from './catalogue-columns';
import { texts } from './texts';
import { useCategory } from './use-category';

const BulkUpdateButton = lazyChunk(
  async () => (await import('../bulk-update/bulk-update-button')).BulkUpdateButton,
);
const CatalogueSelectionBar = lazyOverlay(
  async () => (await import('./catalogue-selection-bar')).CatalogueSelectionBar,
);

const SELECTING: Selecting = {
  titleOf: (wallpaper) => scalarText(wallpaper.name) || wpIdOf(wallpaper),
  buttons: () => may('catalogue', 'bulkUpdate', 'download') && <BulkUpdateButton />,
  bar: (selection) => <CatalogueSelectionBar {...selection} />,
};

/** All wallpapers and, for a chosen category, which of them are in it. */
export function CatalogueTable() {
  const { catId } = useCategory();
  const status = useListStatus(catalogueList);
  const [round, nextRound] = useReducer((last: number) => last + 1, 0);
  const linksAtStart = useLinksAtStart(catId, status.status === 'ready', round);
  const { products, links } = useStore(listStore(catalogueList), ({ content }) => content);
  const columns = useMemo(
    () => (catId === null ? plainColumns : columnsIn(catId, linksAtStart)),
    [catId, linksAtStart],
  );
  const filterables = useMemo(
    () => (catId === null ? wallpaperFilterables : filterablesIn(catId, links)),
    [catId, links],
  );
  const views = catId === null ? undefined : memberViews;

  return (
    <ScreenTable
      history="customCatalogue"
      caption={texts.title}
      emptyHint={screenTexts.addWallpapers}
      columns={columns}
      rows={products}
      list={{
        ...status,
        refresh: async () => {
          await status.refresh();
          nextRound();
        },
      }}
      onUpdateList={nextRound}
      defaults={catId === null ? plainDefaults : membersFirst}
      selecting={catId !== null && may('catalogue', 'update') ? SELECTING : undefined}
      filterables={filterables}
      views={views}
      buttonViews={views}
      fixedRows
      cardHeight={84}
    />
  );
}

/**
 * The links as of when the view was opened, or was last filtered or sorted by them, so that rows stay in place when a
 * box is clicked.
 */
function useLinksAtStart(catId: string | null, isReady: boolean, round: number): Links {
  const { params } = useAddressParams();
  const sort = params.get('sort') ?? IN_CATEGORY;
  const sortedBy = sort.includes(IN_CATEGORY) && sort;
  const filter = params.getAll(FILTER_PREFIX + IN_CATEGORY);
  const asked = JSON.stringify([catId, filter, sortedBy, isReady, round]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view has other links.
  return useMemo(
    () => (catId === null ? noLinks : listStore(catalogueList).getState().content.links),
    [asked],
  );
}
