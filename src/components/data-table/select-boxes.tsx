import { type Row, type RowData, Subscribe, type Table } from '@tanstack/react-table';
import type { Features } from './table-features';
import { texts } from './texts';

interface RowBoxProps<Data extends RowData> {
  readonly row: Row<Features, Data>;
  readonly title: string;
}

/** The box that selects a row. Only the box renders again when the row is selected. Drawn by cells.css. */
export function RowBox<Data extends RowData>({ row, title }: RowBoxProps<Data>) {
  return (
    <Subscribe
      source={row.table.atoms.rowSelection}
      selector={(selection) => selection[row.id] ?? false}
    >
      {(isSelected) => (
        <input
          type="checkbox"
          className="row-box"
          aria-label={texts.select(title)}
          checked={isSelected}
          onChange={row.getToggleSelectedHandler()}
        />
      )}
    </Subscribe>
  );
}

/** Selects all rows of the page. */
export function PageBox<Data extends RowData>({
  table,
}: {
  readonly table: Table<Features, Data>;
}) {
  const isFull = table.getIsAllPageRowsSelected();
  return (
    <input
      type="checkbox"
      className="row-box"
      aria-label={texts.selectAll}
      // Nothing can be selected before the rows have arrived.
      disabled={table.getRowModel().rows.length === 0}
      checked={isFull}
      ref={(box) => {
        if (!box) return;
        // Checked first, so that no row of the page is read while nothing is selected.
        const isAny = table.getIsSomeRowsSelected() && table.getIsSomePageRowsSelected();
        box.indeterminate = !isFull && isAny;
      }}
      onChange={table.getToggleAllPageRowsSelectedHandler()}
    />
  );
}
