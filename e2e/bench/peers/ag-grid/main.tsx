import {
  ClientSideRowModelModule,
  type ColDef,
  ModuleRegistry,
  PaginationModule,
  QuickFilterModule,
} from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { type ReactNode, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  type Column,
  INSTALLERS_PAGE,
  installerColumns,
  ORDERS_PAGE,
  orderColumns,
  wallpaperColumns,
} from '../../shared/rows';
import { InstallerNames, installerCell, orderCell, wallpaperCell } from '../shared/cells';
import {
  checkUser,
  loadInstallerNames,
  loadInstallers,
  loadOrders,
  loadWallpapers,
} from '../shared/load';
import { useLoaded } from '../shared/use-loaded';

// Only the modules that are needed, as the documentation advises.
ModuleRegistry.registerModules([ClientSideRowModelModule, PaginationModule, QuickFilterModule]);

function toColDef<Row>(
  column: Column<Row>,
  cell: (column: Column<Row>, row: Row) => ReactNode,
): ColDef<Row> {
  const { id, header, width, text, searched, sorted = false } = column;
  return {
    colId: id,
    headerName: header,
    width,
    sortable: sorted,
    valueGetter: ({ data }) => (data ? text(data) : ''),
    cellRenderer: ({ data }: { readonly data?: Row }) => data && cell(column, data),
    ...(!searched && { getQuickFilterText: () => '' }),
  };
}

const PAGE_SIZES = [5, 10, 25, 50, 100];
const getRowId = ({ data }: { readonly data: { readonly id: number } }) => String(data.id);

interface GridProps<Row> {
  readonly title: string;
  readonly columns: readonly Column<Row>[];
  readonly cell: (column: Column<Row>, row: Row) => ReactNode;
  readonly load: () => Promise<Row[]>;
  readonly pageSize?: number;
}

function Grid<Row extends { readonly id: number }>(props: GridProps<Row>) {
  const { title, columns, cell, load, pageSize } = props;
  const rows = useLoaded(load);
  const [term, setTerm] = useState('');
  const colDefs = useMemo(() => columns.map((column) => toColDef(column, cell)), [columns, cell]);
  return (
    <main>
      <h1>{title}</h1>
      <input
        type="search"
        aria-label="Search"
        value={term}
        onChange={({ currentTarget: { value } }) => setTerm(value)}
      />
      <button type="button">Refresh</button>
      <div style={{ height: '75dvh' }}>
        <AgGridReact<Row>
          {...(rows && { rowData: rows })}
          columnDefs={colDefs}
          getRowId={getRowId}
          rowHeight={57}
          quickFilterText={term}
          cacheQuickFilter
          {...(pageSize && { pagination: true, paginationPageSize: pageSize })}
          {...(pageSize && { paginationPageSizeSelector: PAGE_SIZES })}
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
  '/wallpapers': (
    <Grid title="PDF" columns={wallpaperColumns} cell={wallpaperCell} load={loadWallpapers} />
  ),
};

const root = document.getElementById('root');
if (root) createRoot(root).render(screens[location.pathname]);
if (!(await checkUser())) location.href = '/login';
