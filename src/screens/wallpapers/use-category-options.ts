import { useMemo } from 'react';
import { useStore } from 'zustand';
import { scalarText } from '../../common/plain-text';
import type { Option } from '../../components/combobox/option';
import { catalogueList } from '../../stores/catalogue/list';
import { listStore } from '../../stores/lists/lists';

/** The categories to choose from, without duplicates. */
export function useCategoryOptions(): readonly Option[] {
  const categories = useStore(listStore(catalogueList), ({ content }) => content.categories);
  return useMemo(() => {
    const options = new Map<string, Option>();
    for (const { catId, text } of categories) {
      const value = scalarText(catId);
      const label = [scalarText(text), value].filter(Boolean).join(' ');
      if (value !== '') options.set(value, { value, label });
    }
    return [...options.values()];
  }, [categories]);
}
