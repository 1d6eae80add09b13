import { Popover, PopoverButton } from '@headlessui/react';
import type { ColumnDef } from '@tanstack/react-table';
import { render, screen } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { vi } from 'vitest';
import type { TableQuery } from '../../table/table-query';
import { type ColumnState, DEFAULT_COLUMNS } from './columns/column-state';
import { ColumnsPanel } from './columns/columns-panel';
import { DataTable, type DataTableProps } from './data-table';
import type { Features } from './table-features';

export interface Person {
  readonly id: number;
  readonly name: string | null;
  readonly city: string;
  readonly rate: number | null;
}

export const personColumns: ColumnDef<Features, Person>[] = [
  {
    id: 'name',
    header: 'Name',
    accessorFn: ({ name }) => name,
    cell: ({ row }) => row.original.name,
    meta: { searchText: ({ name }) => name ?? '' },
  },
  {
    id: 'city',
    header: 'City',
    cell: ({ row }) => row.original.city,
    meta: { searchText: ({ city }) => city },
  },
  {
    id: 'rate',
    header: 'Rate',
    accessorFn: ({ rate }) => rate,
    cell: ({ row }) => row.original.rate,
    meta: { align: 'end' },
  },
  {
    id: 'actions',
    header: 'Actions',
    enableHiding: false,
    cell: ({ row }) => <button type="button">Update {row.original.id}</button>,
  },
];

/** Twelve people: Ann, Bob, Cid … alternately in Pune and Surat, with falling rates. */
export const people: readonly Person[] = 'Ann Bob Cid Dev Eve Fay Gus Hal Ian Jan Kim Lea'
  .split(' ')
  .map((name, id) => ({ id, name, city: id % 2 === 0 ? 'Pune' : 'Surat', rate: 120 - id * 10 }));

export const firstQuery: TableQuery = {
  globalFilter: '',
  sorting: [],
  columnFilters: [],
  pagination: { pageIndex: 0, pageSize: 5 },
};

interface Options extends Partial<Omit<DataTableProps<Person>, 'columnState'>> {
  readonly columnState?: Partial<ColumnState>;
}

interface ScreenProps {
  readonly options: Options;
  readonly onQueryChange: (change: Partial<TableQuery>) => void;
  readonly onColumnStateChange: (change: Partial<ColumnState>) => void;
  readonly onRefresh: () => void;
}

/** Keeps the query and the state of the columns, as a screen does. */
function Screen({ options, onQueryChange, onColumnStateChange, onRefresh }: ScreenProps) {
  const [query, setQuery] = useState<TableQuery>(options.query ?? firstQuery);
  const [columnState, setColumnState] = useState<ColumnState>({
    ...DEFAULT_COLUMNS,
    ...options.columnState,
  });
  const change = useCallback(
    (part: Partial<TableQuery>) => {
      onQueryChange(part);
      setQuery((last) => ({ ...last, ...part }));
    },
    [onQueryChange],
  );
  const changeColumnState = (part: Partial<ColumnState>) => {
    onColumnStateChange(part);
    setColumnState((last) => ({ ...last, ...part }));
  };
  return (
    <DataTable
      caption="People"
      columns={personColumns}
      rows={people}
      rowId={personId}
      status="ready"
      refreshing={false}
      keepsView={false}
      onRefresh={onRefresh}
      defaultPageSize={5}
      emptyText="Nothing here"
      failedText="Loading failed."
      {...options}
      query={query}
      onQueryChange={change}
      columnState={columnState}
      onColumnStateChange={changeColumnState}
      tools={(table) => (
        <Popover>
          <PopoverButton>Columns</PopoverButton>
          <ColumnsPanel table={table} onReset={() => changeColumnState(DEFAULT_COLUMNS)} />
        </Popover>
      )}
    />
  );
}

/** A table on a screen; `change` passes other props. */
export function renderTable(options: Options = {}) {
  const onQueryChange = vi.fn<(change: Partial<TableQuery>) => void>();
  const onColumnStateChange = vi.fn<(change: Partial<ColumnState>) => void>();
  const onRefresh = vi.fn();
  const table = (given: Options) => (
    <Screen
      options={given}
      onQueryChange={onQueryChange}
      onColumnStateChange={onColumnStateChange}
      onRefresh={onRefresh}
    />
  );
  const { rerender } = render(table(options));
  return {
    onQueryChange,
    onColumnStateChange,
    onRefresh,
    change: (next: Options) => rerender(table({ ...options, ...next })),
  };
}

function personId(row: Person): string {
  return String(row.id);
}

/** The visible texts of a column, from top to bottom. */
export function seen(column = 1): (string | null)[] {
  const cells = document.querySelectorAll(
    `tbody:not([aria-hidden]) tr:not([aria-hidden]) > :nth-child(${column})`,
  );
  return [...cells].map((cell) => cell.textContent);
}

export function header(name: string): HTMLElement {
  return screen.getByRole('columnheader', { name });
}
