import type { ColumnDef } from '@tanstack/react-table';
import { useReducer } from 'react';
import { DEFAULT_COLUMNS } from '../../src/components/data-table/columns/column-state';
import { DataTable } from '../../src/components/data-table/data-table';
import type { Features } from '../../src/components/data-table/table-features';
import type { TableQuery } from '../../src/table/table-query';

interface Named {
  readonly name: string;
}

const rows: readonly Named[] = [
  'Ravi Rao',
  'الاسم العربي',
  'W'.repeat(60),
  'Ann',
  '🦜 Bob',
  'Cid',
].map((name) => ({ name }));
const readName = ({ name }: Named) => name;
const columns: ColumnDef<Features, Named>[] = [
  {
    id: 'name',
    header: 'Name',
    accessorFn: readName,
    cell: ({ row }) => row.original.name,
    meta: { searchText: readName },
  },
  { id: 'tag', header: 'Tag', cell: () => 'Paid', meta: { tone: () => 'success' } },
  {
    id: 'count',
    header: 'Letters',
    cell: ({ row }) => row.original.name.length,
    meta: { align: 'end' },
  },
];
const nothing = () => undefined;

interface OneTableProps {
  readonly rows: readonly Named[];
  readonly status: 'ready' | 'loading' | 'failed';
  readonly search?: string;
}

function OneTable({ rows, status, search = '' }: OneTableProps) {
  const [query, change] = useReducer(
    (before: TableQuery, part: Partial<TableQuery>) => ({ ...before, ...part }),
    {
      globalFilter: search,
      sorting: [],
      columnFilters: [],
      pagination: { pageIndex: 0, pageSize: 5 },
    },
  );
  return (
    <DataTable
      caption="Names"
      columns={columns}
      rows={rows}
      rowId={readName}
      titleOf={readName}
      status={status}
      refreshing={false}
      keepsView={false}
      onRefresh={nothing}
      query={query}
      onQueryChange={change}
      columnState={DEFAULT_COLUMNS}
      onColumnStateChange={nothing}
      defaultPageSize={5}
      emptyText="There is nothing."
      emptyHint="Add it above."
      failedText="It failed."
    />
  );
}

/** The states of a table. */
export const tables = {
  'Table with rows': <OneTable rows={rows} status="ready" />,
  'Nothing found': <OneTable rows={rows} status="ready" search="Zoe" />,
  Empty: <OneTable rows={[]} status="ready" />,
  Loading: <OneTable rows={[]} status="loading" />,
  Failed: <OneTable rows={[]} status="failed" />,
};
