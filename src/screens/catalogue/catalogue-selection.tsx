import { useStore } from 'zustand';
import type { Row } from '../../entities/row';
import { wpIdOf } from '../../entities/wallpaper';
import { linksChange } from '../../stores/catalogue/change-links';
import { isLinked } from '../../stores/catalogue/links';
import { catalogueList } from '../../stores/catalogue/list';
import { listStore, refreshList } from '../../stores/lists/lists';
import { may } from '../../stores/sign-in/load-user';
import { BulkUpdateButton } from '../bulk-update/bulk-update-button';
import { lazyOverlay } from '../loading/use-lazy-overlay';
import { useCategoryOptions } from '../screen-table/use-category-options';
import type { SelectionTable } from '../selection/selection-table';
import { texts } from './texts';
import { useCategory } from './use-category';

const SelectionBar = lazyOverlay(
  async () => (await import('../selection/selection-bar')).SelectionBar,
);

const TARGET = {
  entity: 'catalogue',
  label: texts.wallpaper,
  labelPlural: texts.wallpapers,
  refresh: () => refreshList(catalogueList),
};

/** Adds the selected wallpapers to the chosen category, or removes them from it. */
export function CatalogueSelection({ table, titleOf, isBar }: SelectionTable) {
  const { catId } = useCategory();
  const options = useCategoryOptions();
  const { links } = useStore(listStore(catalogueList), ({ content }) => content);
  const { page } = table.options.meta ?? {};
  if (!isBar) return may('catalogue', 'bulkUpdate', 'download') && <BulkUpdateButton />;
  if (!page || catId === null || !table.getIsSomeRowsSelected()) return null;
  const name = options.find(({ value }) => value === catId)?.label ?? catId;
  const button = (label: string, linked: boolean) => ({
    label,
    concerns: (row: Row) => isLinked(links, { wpId: wpIdOf(row), catId }) !== linked,
    changeOf: (rows: readonly Row[]) => linksChange(rows, { catId, name }, linked),
  });
  return (
    <SelectionBar
      table={table}
      titleOf={titleOf}
      page={page}
      target={TARGET}
      others={[button(texts.addToCategory, true), button(texts.removeFromCategory, false)]}
    />
  );
}
