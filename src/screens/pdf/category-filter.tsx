import { useEffect, useId, useMemo } from 'react';
import { Combobox } from '../../components/combobox/combobox';
import { wpIdKey } from '../../entities/catalogue-link';
import { wpIdOf } from '../../entities/wallpaper';
import { isLinked } from '../../stores/catalogue/links';
import { catalogueList } from '../../stores/catalogue/list';
import { type UseListResult, useList } from '../../stores/lists/use-list';
import { useCategoryOptions } from '../wallpapers/use-category-options';
import { texts } from './texts';

export interface CategoryMembers
  extends Pick<UseListResult<unknown>, 'status' | 'refreshing' | 'refresh'> {
  readonly catId: string | null;
  /** The keys of the category's wallpapers; undefined without a category, or until they are known. */
  readonly keys: ReadonlySet<string> | undefined;
}

interface CategoryFilterProps {
  readonly catId: string | null;
  readonly onChoose: (catId: string | null) => void;
  /** Called with the wallpapers in the category, or with the reason why they are not known. */
  readonly onMembers: (members: CategoryMembers) => void;
}

/** Chooses the category whose wallpapers are shown. */
export function CategoryFilter({ catId, onChoose, onMembers }: CategoryFilterProps) {
  const id = useId();
  const { content, status, refreshing, refresh } = useList(catalogueList);
  const { products, links } = content;
  const categories = useCategoryOptions();
  const options = useMemo(
    () => [{ value: '', label: texts.allCategories }, ...categories],
    [categories],
  );
  const keys = useMemo(() => {
    if (catId === null || status !== 'ready') return undefined;
    const inside = products.map(wpIdOf).filter((wpId) => isLinked(links, { wpId, catId }));
    return new Set(inside.map(wpIdKey));
  }, [catId, status, products, links]);
  useEffect(
    () => onMembers({ catId, keys, status, refreshing, refresh }),
    [onMembers, catId, keys, status, refreshing, refresh],
  );
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
