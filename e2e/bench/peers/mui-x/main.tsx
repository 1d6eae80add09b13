import {
  DataGrid,
  type GridColDef,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
} from '@mui/x-data-grid';
import { type ReactNode, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import {
  type Column,
  INSTALLERS_PAGE,
  installerColumns,
  ORDERS_PAGE,
  orderColumns,
} from '../../shared/rows';
import { InstallerNames, installerCell, orderCell } from '../shared/cells';
import { checkUser, loadInstallerNames, loadInstallers, loadOrders } from '../shared/load';
import { useLoaded } from '../shared/use-loaded';

type Listed = { readonly id: number };

function toGridColumn<Row extends Listed>(
  column: Column<Row>,
  cell: (column: Column<Row>, row: Row) => ReactNode,
): GridColDef<Row> {
  const { id, header, width, text, searched, sorted = false } = column;
  return {
    field: id,
    headerName: header,
    width,
    sortable: sorted,
    valueGetter: (_value, row) => text(row),
    renderCell: ({ row }) => cell(column, row),
    ...(!searched && { getApplyQuickFilterFn: () => null }),
  };
}

/** The grid's own, open from the start. */
function SearchBar() {
  return (
    <Toolbar>
      <QuickFilter defaultExpanded>
        <QuickFilterControl aria-label="Search" />
      </QuickFilter>
    </Toolbar>
  );
}

interface GridProps<Row> {
  readonly title: string;
  readonly columns: readonly Column<Row>[];
  readonly cell: (column: Column<Row>, row: Row) => ReactNode;
  readonly load: () => Promise<Row[]>;
  readonly pageSize: number;
}

function Grid<Row extends Listed>({ title, columns, cell, load, pageSize }: GridProps<Row>) {
  const rows = useLoaded(load);
  const gridColumns = useMemo(
    () => columns.map((column) => toGridColumn(column, cell)),
    [columns, cell],
  );
  return (
    <main>
      <h1>{title}</h1>
      <button type="button">Refresh</button>
      <div style={{ height: '75dvh' }}>
        <DataGrid
          rows={rows ?? []}
          loading={!rows}
          columns={gridColumns}
          rowHeight={57}
          showToolbar
          slots={{ toolbar: SearchBar }}
          initialState={{ pagination: { paginationModel: { pageSize } } }}
          pageSizeOptions={[5, 10, 25, 50, 100]}
          disableRowSelectionOnClick
        />
      </div>
    </main>
  );
}

function Orders() {
  const names = useLoaded(loadInstallerNames);
  return (
    <InstallerNames value={names ?? new Map()}>
      <Grid
        title="Orders"
        columns={orderColumns}
        cell={orderCell}
        load={loadOrders}
        pageSize={ORDERS_PAGE}
      />
    </InstallerNames>
  );
}

const screens: Readonly<Record<string, ReactNode>> = {
  '/orders': <Orders />,
  '/installers': (
    <Grid
      title="Installers"
      columns={installerColumns}
      cell={installerCell}
      load={loadInstallers}
      pageSize={INSTALLERS_PAGE}
    />
  ),
};

const root = document.getElementById('root');
if (root) createRoot(root).render(screens[location.pathname]);
if (!(await checkUser())) location.href = '/login';
