import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import type { Option } from '../../components/combobox/option';
import { textOf } from '../../entities/wallpaper';
import { catalogueList } from '../../stores/catalogue/list';
import { listStore } from '../../stores/lists/lists';

const CATEGORY = 'category';
const MEMBERS = 'members';
const ONLY = 'only';

/** What somebody wants to see of the catalogue: it stands in the address, beside search and sort. */
export interface CategoryView {
  readonly catId: string | null;
  readonly onlyMembers: boolean;
  readonly choose: (catId: string | null) => void;
  readonly showOnlyMembers: (onlyMembers: boolean) => void;
}

export function useCategoryView(): CategoryView {
  const [params, setParams] = useSearchParams();
  const write = useCallback(
    (name: string, value: string | null) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          if (value === null) next.delete(name);
          else next.set(name, value);
          return next;
        },
        { preventScrollReset: true },
      ),
    [setParams],
  );
  return {
    catId: params.get(CATEGORY),
    onlyMembers: params.get(MEMBERS) === ONLY,
    choose: (catId) => write(CATEGORY, catId),
    showOnlyMembers: (onlyMembers) => write(MEMBERS, onlyMembers ? ONLY : null),
  };
}

/** The categories to choose from, each once. */
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
