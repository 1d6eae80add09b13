import { useEffect, useId, useMemo } from 'react';
import { Combobox } from '../../components/combobox/combobox';
import { wpIdKey } from '../../entities/catalogue-link';
import { wpIdOf } from '../../entities/wallpaper';
import { isLinked } from '../../stores/catalogue/links';
import { catalogueList } from '../../stores/catalogue/list';
import { useList } from '../../stores/lists/use-list';
import { useCategoryOptions } from '../screen-table/use-category-options';
import { texts } from './texts';

/** The keys of a category's wallpapers. */
export type Members = ReadonlySet<string>;

interface CategoryFilterProps {
  readonly catId: string | null;
  readonly onChoose: (catId: string | null) => void;
  /** Gets who is in the category, once that is known; `undefined` without a category. */
  readonly onMembers: (members: Members | undefined) => void;
}

/** Chooses the category whose wallpapers are shown. */
export function CategoryFilter({ catId, onChoose, onMembers }: CategoryFilterProps) {
  const id = useId();
  const { content, status } = useList(catalogueList);
  const { products, links } = content;
  const categories = useCategoryOptions();
  const options = useMemo(
    () => [{ value: '', label: texts.allCategories }, ...categories],
    [categories],
  );
  const members = useMemo(() => {
    if (catId === null || status === 'loading') return undefined;
    const inside = products.map(wpIdOf).filter((wpId) => isLinked(links, { wpId, catId }));
    return new Set(inside.map(wpIdKey));
  }, [catId, status, products, links]);
  useEffect(() => onMembers(members), [onMembers, members]);
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {texts.category}
      </label>
      <Combobox
        id={id}
        options={options}
        value={catId ?? ''}
        onChange={(next) => onChoose(next || null)}
      />
    </>
  );
}
