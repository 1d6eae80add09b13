import type { SelectionTable } from './selection-table';

/** As wide as the button that replaces it. */
export function SelectionPlaceholder({ isBar }: Pick<SelectionTable, 'isBar'>) {
  return !isBar && <div className="w-10 sm:w-21.5" />;
}
