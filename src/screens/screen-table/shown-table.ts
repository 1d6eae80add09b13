import type { ReactTable } from '@tanstack/react-table';
import { createContext, useContext } from 'react';
import type { Features } from '../../components/data-table/table-features';
import type { Row } from '../../entities/row';

/**
 * The table around a button, for whatever the button opens. With the table as a prop, the closed menus and popovers of
 * the toolbar would render again with each page, sort or key: 3 of the 40 ms until the next 50 orders are painted.
 */
export const ShownTable = createContext<ReactTable<Features, Row> | undefined>(undefined);

export function useShownTable(): ReactTable<Features, Row> {
  const table = useContext(ShownTable);
  if (!table) throw new Error('useShownTable is used outside of a ShownTable.');
  return table;
}
