import type { ColumnDef } from '@tanstack/react-table';
import { useEffect, useMemo, useState } from 'react';
import type { Features } from '../../components/data-table/table-features';
import { useFoundPage } from '../../components/data-table/use-found-page';
import { type Row, rowId } from '../../entities/row';
import type { Filterable } from './filterable';
import { useFilteredQuery } from './use-filtered-query';
import type { TableDefaults } from './use-table-query';

/** The table that a row is in. */
export interface TableOfRow {
  readonly rows: readonly Row[];
  readonly columns: readonly ColumnDef<Features, Row>[];
  readonly defaults: TableDefaults;
  readonly filterables: readonly Filterable[] | undefined;
}

/**
 * The rows that a table finds, in its order, and those before and after a given row. A row that no longer matches,
 * perhaps because a step was ticked, keeps its place between its neighbours.
 */
export function useNeighbours(id: string, table: TableOfRow) {
  const { rows, columns, defaults, filterables } = table;
  const { query, isReady } = useFilteredQuery(defaults, rows, filterables);
  const onePage = useMemo(
    () => ({ ...query, pagination: { pageIndex: 0, pageSize: Math.max(1, rows.length) } }),
    [query, rows.length],
  );
  const page = useFoundPage(rows, columns, onePage);
  const found = isReady ? (page?.rows ?? []) : [];
  const index = found.findIndex((row) => rowId(row) === id);
  const [last, setLast] = useState({ id, index });
  if (index >= 0 && (last.id !== id || last.index !== index)) setLast({ id, index });
  const gap = last.id === id ? last.index : -1;
  // Runs after the dialog has returned the focus to what opened it.
  useEffect(() => () => void setTimeout(focusRow, 0, id), [id]);
  const [before, after] =
    index < 0 ? [found[gap - 1], found[gap]] : [found[index - 1], found[index + 1]];
  return { found, index, count: found.length, before, after };
}

/** Moves the focus to the row, unless it is there already. Does nothing while a dialog is open, as the page is inert. */
function focusRow(id: string): void {
  const { activeElement } = document;
  const rows = document.querySelectorAll<HTMLTableRowElement>('tr[data-row]');
  const row = [...rows].find(({ dataset }) => dataset.row === id);
  if (!row || row.contains(activeElement)) return;
  const cell = row.cells[activeElement?.closest('td')?.cellIndex ?? 0];
  cell?.querySelector<HTMLElement>('a, button')?.focus();
}
