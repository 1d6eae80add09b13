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

/** Which part of the catalogue is shown: kept in the address, like search and sort. */
export interface CategoryView {
  readonly catId: string | null;
  readonly onlyMembers: boolean;
  readonly choose: (catId: string | null) => void;
  readonly showOnlyMembers: (onlyMembers: boolean) => void;
}

export function useCategoryView(): CategoryView {
  const { params, push } = useAddressParams();
  return {
    catId: params.get(CATEGORY),
    onlyMembers: params.get(MEMBERS) === ONLY,
    choose: (catId) => push((now) => withParam(now, CATEGORY, catId)),
    showOnlyMembers: (onlyMembers) =>
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
