import type { ColumnFiltersState } from '@tanstack/react-table';

/** The texts of a column's filter: a row must match one of them. The column decides what each means. */
export function filterTexts(filters: ColumnFiltersState, id: string): readonly string[] {
  const value = filters.find((filter) => filter.id === id)?.value;
  return Array.isArray(value) ? value : [];
}

/** The filters, with these texts for one column. */
export function withFilter(
  filters: ColumnFiltersState,
  id: string,
  texts: readonly string[],
): ColumnFiltersState {
  const next = { id, value: texts };
  const isThere = filters.some((filter) => filter.id === id);
  if (!isThere) return [...filters, next];
  return filters.map((filter) => (filter.id === id ? next : filter));
}
