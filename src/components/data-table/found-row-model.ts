import {
  constructRow,
  makeObjectMap,
  type Row,
  type RowData,
  type RowModel,
  type Table,
  type TableFeatures,
} from '@tanstack/react-table';
import { lazyArray } from './lazy-array';

const NO_ROWS: readonly never[] = [];

/**
 * The row model of the page that the index has found. It makes each row when it is first read: a page may have ten
 * thousand rows, with only a few in view. A row that was also on the previous page stays the same object, so that it
 * is not rendered again.
 */
export function foundRowModel<Data extends RowData>(
  table: Table<TableFeatures, Data>,
): () => RowModel<TableFeatures, Data> {
  let found: readonly Data[] | undefined;
  let made = new Map<Data, Row<TableFeatures, Data>>();
  let model: RowModel<TableFeatures, Data> = { rows: [], flatRows: [], rowsById: {} };

  function modelOf(originals: readonly Data[]): RowModel<TableFeatures, Data> {
    const before = made;
    const now = new Map<Data, Row<TableFeatures, Data>>();
    const rowsById: Record<string, Row<TableFeatures, Data>> = makeObjectMap();
    made = now;
    const rows = lazyArray(originals, (original, index) => {
      const row =
        before.get(original) ??
        constructRow(table, table.getRowId(original, index), original, index, 0);
      row.index = index;
      now.set(original, row);
      rowsById[row.id] = row;
      return row;
    });
    return { rows, flatRows: rows, rowsById };
  }

  return () => {
    const originals = table.options.meta?.page?.rows ?? NO_ROWS;
    if (originals !== found) {
      found = originals;
      model = modelOf(originals);
    }
    return model;
  };
}
