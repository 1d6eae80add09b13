import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type ReactNode, useMemo, useState } from 'react';
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

interface GridProps<Row> {
  readonly title: string;
  readonly columns: readonly Column<Row>[];
  readonly cell: (column: Column<Row>, row: Row) => ReactNode;
  readonly load: () => Promise<Row[]>;
  readonly pageSize: number;
}

function Grid<Row extends Listed>({ title, columns, cell, load, pageSize }: GridProps<Row>) {
  const rows = useLoaded(load);
  const [term, setTerm] = useState('');
  const gridColumns = useMemo(
    () => columns.map((column) => toGridColumn(column, cell)),
    [columns, cell],
  );
  const filterModel = useMemo(
    () => ({ items: [], quickFilterValues: term.trim() === '' ? [] : [term.trim()] }),
    [term],
  );
  return (
    <main>
      <h1>{title}</h1>
      {/* The grid's own search box would wait 150 ms after each key. */}
      <input
        type="search"
        aria-label="Search"
        value={term}
        onChange={({ currentTarget: { value } }) => setTerm(value)}
      />
      <button type="button">Refresh</button>
      <div style={{ height: '75dvh' }}>
        <DataGrid
          rows={rows ?? []}
          loading={!rows}
          columns={gridColumns}
          rowHeight={57}
          filterModel={filterModel}
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
