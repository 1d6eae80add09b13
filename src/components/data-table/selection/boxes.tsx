import { useStore } from 'zustand';
import { texts } from '../texts';
import { type Selection, selectRows } from './selection';

interface RowBoxProps<Row> {
  readonly selection: Selection<Row>;
  readonly row: Row;
}

/** Selects a row. The table's body handles its changes; cells.css draws it. */
export function RowBox<Row>({ selection: { store, idOf, titleOf }, row }: RowBoxProps<Row>) {
  const id = idOf(row);
  return (
    <input
      type="checkbox"
      className="row-box"
      aria-label={texts.select(titleOf(row))}
      value={id}
      checked={useStore(store, ({ ids }) => ids.has(id))}
      onChange={ignore}
    />
  );
}

interface PageBoxProps<Row> {
  readonly selection: Selection<Row>;
  /** The rows of this page. */
  readonly rows: readonly Row[];
}

/** Selects all rows of the page. */
export function PageBox<Row>({ selection: { store, idOf }, rows }: PageBoxProps<Row>) {
  const ids = useStore(store, (selected) => selected.ids);
  const page = rows.map(idOf);
  const isFull = page.length > 0 && page.every((id) => ids.has(id));
  return (
    <input
      type="checkbox"
      className="row-box"
      aria-label={texts.selectAll}
      // Nothing can be selected before the rows are there.
      disabled={page.length === 0}
      checked={isFull}
      ref={(box) => {
        if (box) box.indeterminate = !isFull && page.some((id) => ids.has(id));
      }}
      onChange={() => selectRows(store, page, !isFull)}
    />
  );
}

function ignore() {}
