import { render, screen } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { vi } from 'vitest';
import type { TableQuery } from '../../table/table-query';
import type { ColumnSizes } from './columns/column-sizes';
import type { DataColumn } from './data-column';
import { DataTable, type DataTableProps } from './data-table';

export interface Person {
  readonly id: number;
  readonly name: string | null;
  readonly city: string;
  readonly rate: number | null;
}

export const personColumns: DataColumn<Person>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: (row) => row.name,
    searchText: (row) => row.name ?? '',
    sortKey: (row) => row.name,
  },
  { id: 'city', header: 'City', cell: (row) => row.city, searchText: (row) => row.city },
  {
    id: 'rate',
    header: 'Rate',
    align: 'end',
    cell: (row) => row.rate,
    sortKey: (row) => row.rate,
  },
  {
    id: 'actions',
    header: 'Actions',
    hideable: false,
    cell: (row) => <button type="button">Update {row.id}</button>,
  },
];

/** Twelve people: Ann, Bob, Cid … in Pune and Surat by turns, with rates that fall. */
export const people: readonly Person[] = 'Ann Bob Cid Dev Eve Fay Gus Hal Ian Jan Kim Lea'
  .split(' ')
  .map((name, id) => ({ id, name, city: id % 2 === 0 ? 'Pune' : 'Surat', rate: 120 - id * 10 }));

export const firstQuery: TableQuery = { search: '', sort: null, page: 1, pageSize: 5 };

type Options = Partial<DataTableProps<Person>>;

interface ScreenProps {
  readonly options: Options;
  readonly onQueryChange: (change: Partial<TableQuery>) => void;
  readonly onRefresh: () => void;
}

/** Keeps the query, hidden columns and sizes, as a screen does. */
function Screen({ options, onQueryChange, onRefresh }: ScreenProps) {
  const [query, setQuery] = useState<TableQuery>(options.query ?? firstQuery);
  const [hidden, setHidden] = useState<readonly string[]>(options.hiddenColumns ?? []);
  const [sizes, setSizes] = useState<ColumnSizes>(options.columnSizes ?? {});
  const change = useCallback(
    (part: Partial<TableQuery>) => {
      onQueryChange(part);
      setQuery((last) => ({ ...last, ...part }));
    },
    [onQueryChange],
  );
  return (
    <DataTable
      caption="People"
      columns={personColumns}
      rows={people}
      rowId={personId}
      status="ready"
      refreshing={false}
      onRefresh={onRefresh}
      defaultPageSize={5}
      emptyText="Nothing here"
      failedText="It did not come."
      {...options}
      query={query}
      onQueryChange={change}
      hiddenColumns={hidden}
      onHiddenColumnsChange={setHidden}
      columnSizes={sizes}
      onColumnSizesChange={setSizes}
    />
  );
}

/** A table on a screen; `change` gives it other props. */
export function renderTable(options: Options = {}) {
  const onQueryChange = vi.fn<(change: Partial<TableQuery>) => void>();
  const onRefresh = vi.fn();
  const draw = (given: Options) => (
    <Screen options={given} onQueryChange={onQueryChange} onRefresh={onRefresh} />
  );
  const { rerender } = render(draw(options));
  return {
    onQueryChange,
    onRefresh,
    change: (next: Options) => rerender(draw({ ...options, ...next })),
  };
}

function personId(row: Person): string {
  return String(row.id);
}

/** The texts of a column that are seen, from top to bottom. */
export function seen(column = 1): (string | null)[] {
  const cells = document.querySelectorAll(
    `tbody:not([aria-hidden]) tr:not([aria-hidden]) > :nth-child(${column})`,
  );
  return [...cells].map((cell) => cell.textContent);
}

export function header(name: string): HTMLElement {
  return screen.getByRole('columnheader', { name });
}
