import { useMemo, useReducer } from 'react';
import { useStore } from 'zustand';
import { textOf, wpIdOf } from '../../entities/wallpaper';
import { isLinked } from '../../stores/catalogue/links';
import { catalogueList, type Links, noLinks } from '../../stores/catalogue/list';
import { listStore } from '../../stores/lists/lists';
import { useListStatus } from '../../stores/lists/use-list';
import { may } from '../../stores/sign-in/load-user';
import { lazyChunk } from '../loading/lazy-chunk';
import { ScreenTable, type Selecting } from '../screen-table/screen-table';
import { useAddressParams } from '../screen-table/use-address-params';
import { ALL_ROWS, type TableDefaults } from '../screen-table/use-table-query';
import { wallpaperFilterables } from '../screen-table/wallpaper-columns';
import { SelectionPlaceholder } from '../selection/selection-placeholder';
import { texts as screenTexts } from '../texts';
import { columnsIn, IN_CATEGORY, plainColumns } from './catalogue-columns';
import { texts } from './texts';
import type { CategoryView } from './use-category';

const CatalogueSelection = lazyChunk(
  async () => (await import('./catalogue-selection')).CatalogueSelection,
  SelectionPlaceholder,
);

const defaults: TableDefaults = {
  sorting: [],
  pageSize: ALL_ROWS,
  sortable: ['name', 'wpId', IN_CATEGORY],
};
const membersFirst: TableDefaults = { ...defaults, sorting: [{ id: IN_CATEGORY, desc: false }] };

const SELECTING: Selecting = {
  titleOf: (wallpaper) => textOf(wallpaper.name) || wpIdOf(wallpaper),
  tools: (props) => <CatalogueSelection {...props} />,
};

/** All wallpapers and, for a chosen category, which of them are in it. */
export function CatalogueTable({ view }: { readonly view: CategoryView }) {
  const { catId, onlyMembers } = view;
  const status = useListStatus(catalogueList);
  const [round, nextRound] = useReducer((last: number) => last + 1, 0);
  const links = useLinksAtStart(view, status.status === 'ready', round);
  const products = useStore(listStore(catalogueList), ({ content }) => content.products);
  const columns = useMemo(
    () => (catId === null ? plainColumns : columnsIn(catId, links)),
    [catId, links],
  );
  const rows = useMemo(() => {
    if (catId === null || !onlyMembers) return products;
    return products.filter((wallpaper) => isLinked(links, { wpId: wpIdOf(wallpaper), catId }));
  }, [products, catId, onlyMembers, links]);

  return (
    <ScreenTable
      name="catalogue"
      history="customCatalogue"
      caption={texts.title}
      emptyHint={
        onlyMembers && products.length > 0 ? texts.emptyCategory : screenTexts.addWallpapers
      }
      columns={columns}
      rows={rows}
      list={{
        ...status,
        refresh: async () => {
          await status.refresh();
          nextRound();
        },
      }}
      defaults={catId === null ? defaults : membersFirst}
      selecting={catId !== null && may('catalogue', 'update') ? SELECTING : undefined}
      filterables={wallpaperFilterables}
      fixedRows
      cardHeight={84}
    />
  );
}

/** The links when the view was opened or last sorted by them, so that rows don’t jump when a box is clicked. */
function useLinksAtStart(
  { catId, onlyMembers }: CategoryView,
  isReady: boolean,
  round: number,
): Links {
  const { params } = useAddressParams();
  const sort = params.get('sort') ?? IN_CATEGORY;
  const sortedBy = sort.includes(IN_CATEGORY) && sort;
  const asked = JSON.stringify([catId, onlyMembers, sortedBy, isReady, round]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view has other links.
  return useMemo(
    () => (catId === null ? noLinks : listStore(catalogueList).getState().content.links),
    [asked],
  );
}
