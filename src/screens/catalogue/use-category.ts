import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Option } from '../../components/combobox/option';
import { textOf } from '../../entities/wallpaper';
import { catalogueList } from '../../stores/catalogue/list';
import { listStore } from '../../stores/lists/lists';
import { useAddressParams, withParam } from '../screen-table/use-address-params';

const CATEGORY = 'category';
const MEMBERS = 'members';
const ONLY = 'only';

export type CategoryView = ReturnType<typeof useCategoryView>;

/** Which part of the catalogue is shown: kept in the address, like search and sort. */
export function useCategoryView() {
  const { params, push } = useAddressParams();
  return {
    catId: params.get(CATEGORY),
    onlyMembers: params.get(MEMBERS) === ONLY,
    choose: (catId: string | null) => push((now) => withParam(now, CATEGORY, catId)),
    showOnlyMembers: (onlyMembers: boolean) =>
      push((now) => withParam(now, MEMBERS, onlyMembers ? ONLY : null)),
  };
}

/** The categories to choose from, without duplicates. */
export function useCategoryOptions(): readonly Option[] {
  const categories = useStore(listStore(catalogueList), ({ content }) => content.categories);
  return useMemo(() => {
    const options = new Map<string, Option>();
    for (const { catId, text } of categories) {
      const value = textOf(catId);
      const label = [textOf(text), value].filter(Boolean).join(' ');
      if (value !== '') options.set(value, { value, label });
    }
    return [...options.values()];
  }, [categories]);
}
