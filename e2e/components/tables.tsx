import { useReducer } from 'react';
import { DEFAULT_COLUMNS } from '../../src/components/data-table/columns/column-settings';
import { DataTable } from '../../src/components/data-table/data-table';
import { createSelection } from '../../src/components/data-table/selection/selection';
import type { TableQuery } from '../../src/table/table-query';

const rows = ['Ravi Rao', 'الاسم العربي', 'W'.repeat(60), 'Ann', '🦜 Bob', 'Cid'];
const readName = (name: string) => name;
const columns = [
  { id: 'name', header: 'Name', cell: readName, searchText: readName, sortKey: readName },
  { id: 'tag', header: 'Tag', cell: () => 'Paid', tone: () => 'success' as const },
  { id: 'count', header: 'Letters', align: 'end' as const, cell: (name: string) => name.length },
];
const selection = { store: createSelection(), idOf: readName, titleOf: readName };
const look = { caption: 'Names', columns, rowId: readName, selection, settings: DEFAULT_COLUMNS };
const nothing = () => undefined;

interface OneTableProps {
  readonly rows: readonly string[];
  readonly status: 'ready' | 'loading' | 'failed';
  readonly search?: string;
}

function OneTable({ search = '', ...state }: OneTableProps) {
  const [query, change] = useReducer(
    (before: TableQuery, part: Partial<TableQuery>) => ({ ...before, ...part }),
    { search, sort: null, page: 1, pageSize: 5 },
  );
  return (
    <DataTable
      {...{ ...look, ...state, query, refreshing: false, isQuiet: false, defaultPageSize: 5 }}
      {...{ onRefresh: nothing, onQueryChange: change, onSizesChange: nothing }}
      {...{ emptyText: 'There is nothing.', emptyHint: 'Add it above.', failedText: 'It failed.' }}
    />
  );
}

/** What a table can show. */
export const tables = {
  'Table with rows': <OneTable rows={rows} status="ready" />,
  'Nothing found': <OneTable rows={rows} status="ready" search="Zoe" />,
  Empty: <OneTable rows={[]} status="ready" />,
  Loading: <OneTable rows={[]} status="loading" />,
  Failed: <OneTable rows={[]} status="failed" />,
};
