import { useStore } from 'zustand';
import type { Row } from '../../entities/row';
import { wpIdOf } from '../../entities/wallpaper';
import { linksChange } from '../../stores/catalogue/change-links';
import { isLinked } from '../../stores/catalogue/links';
import { catalogueList } from '../../stores/catalogue/list';
import { listStore, refreshList } from '../../stores/lists/lists';
import type { TableSelection } from '../selection/selecting';
import { SelectionBar } from '../selection/selection-bar';
import { useCategoryOptions } from '../wallpapers/use-category-options';
import { texts } from './texts';
import { useCategory } from './use-category';

const TARGET = {
  entity: 'catalogue',
  label: texts.wallpaper,
  labelPlural: texts.wallpapers,
  refresh: () => refreshList(catalogueList),
};

/** Adds the selected wallpapers to the chosen category, or removes them from it. */
export function CatalogueSelectionBar(selection: TableSelection) {
  const { catId } = useCategory();
  const options = useCategoryOptions();
  const { links } = useStore(listStore(catalogueList), ({ content }) => content);
  if (catId === null) return null;
  const name = options.find(({ value }) => value === catId)?.label ?? catId;
  const button = (label: string, linked: boolean) => ({
    label,
    concerns(row: Row) {
      const wpId = wpIdOf(row);
      return wpId !== '' && isLinked(links, { wpId, catId }) !== linked;
    },
    changeOf: (rows: readonly Row[]) => linksChange(rows, { catId, name }, linked),
  });
  return (
    <SelectionBar
      {...selection}
      target={TARGET}
      others={[button(texts.addToCategory, true), button(texts.removeFromCategory, false)]}
    />
  );
}
