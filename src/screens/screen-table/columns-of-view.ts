import type { ColumnState } from '../../components/data-table/columns/column-state';
import type { DataTableProps } from '../../components/data-table/data-table';
import type { Row } from '../../entities/row';

/**
 * A view shows its own columns in its order, and no others. It may be older than the screen: if all of its columns that
 * can be hidden are gone, it shows every column.
 */
export function columnsOfView(
  columns: DataTableProps<Row>['columns'],
  shown: readonly string[],
): Pick<ColumnState, 'columnVisibility' | 'columnOrder'> {
  const isGone = shown.some((name) => columns.every(({ id }) => id !== name));
  const hasSome = columns.some(
    ({ id, enableHiding }) => id && enableHiding !== false && shown.includes(id),
  );
  if (isGone && !hasSome) return { columnVisibility: {}, columnOrder: [] };
  const visibility = columns.flatMap(({ id }) => (id ? [[id, shown.includes(id)] as const] : []));
  return { columnVisibility: Object.fromEntries(visibility), columnOrder: [...shown] };
}
