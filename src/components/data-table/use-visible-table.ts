import {
  type ColumnDef,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { type ColumnSizes, MAX_WIDTH, MIN_WIDTH } from './columns/column-sizes';
import { type DataColumn, startWidth } from './data-column';

const features = tableFeatures({ columnVisibilityFeature, columnSizingFeature });

interface VisibleTableOptions<Row> {
  readonly columns: readonly DataColumn<Row>[];
  /** The rows that are seen, and no others. */
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly hidden: readonly string[];
  /** Those that stand beside the first one. */
  readonly pinned: readonly string[];
  readonly sizes: ColumnSizes;
}

/** A row that is seen, and what React knows it by. */
export interface VisibleRow<Row> {
  readonly key: string;
  readonly row: Row;
}

/** What is seen of a table: its columns, their widths, and the rows of this page. */
export function useVisibleTable<Row>(options: VisibleTableOptions<Row>) {
  const { rows, rowId, hidden, pinned, sizes } = options;
  const columns = useMemo(() => inOrder(options.columns, pinned), [options.columns, pinned]);
  const definitions = useMemo(() => columns.map(definition), [columns]);
  const columnVisibility = useMemo(() => visibility(columns, hidden), [columns, hidden]);
  const data = useMemo(() => withUniqueKeys(rows, rowId), [rows, rowId]);
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: ({ key }) => key,
    state: { columnVisibility, columnSizing: { ...sizes } },
  });

  const leaves = table.getVisibleLeafColumns();
  const seen = useMemo(
    () => columns.filter(({ id }) => leaves.some((leaf) => leaf.id === id)),
    [columns, leaves],
  );
  const widths = leaves.map((leaf) => leaf.getSize());
  return {
    columns: seen,
    // Not by the table's own row model: it makes an object of each row, and there may be ten thousand.
    rows: data,
    widths,
    /** Where each column begins, and behind them where the last one ends. */
    starts: startsOf(widths),
    /** How many columns stay in view at the left: the first one, and those that somebody chose. */
    leftPinnedCount: 1 + seen.slice(1).filter(({ id }) => pinned.includes(id)).length,
    totalWidth: table.getTotalSize(),
  };
}

function startsOf(widths: readonly number[]): readonly number[] {
  let end = 0;
  return [0, ...widths.map((width) => (end += width))];
}

/** The columns, those first that stay in view; the first one is always the first. */
function inOrder<Row>(
  columns: readonly DataColumn<Row>[],
  pinned: readonly string[],
): readonly DataColumn<Row>[] {
  const [first, ...others] = columns;
  if (!first || pinned.length === 0) return columns;
  const isKept = ({ id }: DataColumn<Row>) => pinned.includes(id);
  return [first, ...others.filter(isKept), ...others.filter((column) => !isKept(column))];
}

function definition<Row>(column: DataColumn<Row>): ColumnDef<typeof features, VisibleRow<Row>> {
  return { id: column.id, size: startWidth(column), minSize: MIN_WIDTH, maxSize: MAX_WIDTH };
}

/** A column that may not be hidden is seen, whatever was kept of an earlier release. */
function visibility<Row>(columns: readonly DataColumn<Row>[], hidden: readonly string[]) {
  return Object.fromEntries(
    columns
      .filter(({ id, hideable = true }) => hideable && hidden.includes(id))
      .map(({ id }) => [id, false]),
  );
}

/** A server may send an id twice, or none: each row needs one of its own all the same. */
function withUniqueKeys<Row>(
  rows: readonly Row[],
  rowId: (row: Row) => string,
): readonly VisibleRow<Row>[] {
  const seen = new Set<string>();
  return rows.map((row, index) => {
    const id = rowId(row);
    const key = seen.has(id) ? `${id} at ${index}` : id;
    seen.add(key);
    return { key, row };
  });
}
