import '@ant-design/v5-patch-for-react-19';
import { List, useNotificationProvider, useTable } from '@refinedev/antd';
import '@refinedev/antd/dist/reset.css';
import { Authenticated, type AuthProvider, type DataProvider, Refine } from '@refinedev/core';
import routerProvider from '@refinedev/react-router';
import { App, ConfigProvider, Input, Table } from 'antd';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router';
import {
  type Column,
  INSTALLERS_PAGE,
  type Installer,
  installerColumns,
  ORDERS_PAGE,
  type Order,
  orderColumns,
  type Wallpaper,
  wallpaperColumns,
} from '../../shared/rows';
import { InstallerNames, installerCell, orderCell, wallpaperCell } from '../shared/cells';
import { lists } from '../shared/list';
import { checkUser, loadInstallerNames } from '../shared/load';
import { useLoaded } from '../shared/use-loaded';

const notBenched = () => Promise.reject(new Error('The bench only lists.'));

const dataProvider: DataProvider = {
  async getList({ resource, pagination, sorters, filters }) {
    const [sorter] = sorters ?? [];
    const [filter] = filters ?? [];
    const page = await lists[resource]?.({
      search: String(filter?.value ?? ''),
      sort: sorter && { column: sorter.field, isAscending: sorter.order === 'asc' },
      page: pagination?.currentPage ?? 1,
      pageSize: pagination?.mode === 'off' ? undefined : pagination?.pageSize,
    });
    // The resource decides what its rows are.
    return (page ?? { data: [], total: 0 }) as never;
  },
  getOne: notBenched,
  create: notBenched,
  update: notBenched,
  deleteOne: notBenched,
  getApiUrl: () => '/api',
};

const authProvider: AuthProvider = {
  check: async () => ({ authenticated: await checkUser(), redirectTo: '/login' }),
  login: async () => ({ success: true }),
  logout: async () => ({ success: true }),
  onError: async () => ({}),
};

interface ListScreenProps<Row> {
  readonly resource: string;
  readonly columns: readonly Column<Row>[];
  readonly cell: (column: Column<Row>, row: Row) => ReactNode;
  /** Without one, all rows are on one page and only those in view are drawn. */
  readonly pageSize?: number;
}

function ListScreen<Row extends { readonly id: number }>(props: ListScreenProps<Row>) {
  const { resource, columns, cell, pageSize } = props;
  const { tableProps, setFilters } = useTable<Row>({
    resource,
    syncWithLocation: false,
    pagination: pageSize ? { pageSize } : { mode: 'off' },
  });
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const search = (value: string) =>
    setFilters([{ field: 'q', operator: 'contains', value }], 'replace');
  return (
    <List title={resource}>
      <Input
        type="search"
        aria-label="Search"
        onChange={({ currentTarget: { value } }) => search(value)}
      />
      <Table
        {...tableProps}
        rowKey="id"
        virtual={!pageSize}
        scroll={{ x: width, y: window.innerHeight * 0.6 }}
        pagination={
          pageSize ? { ...tableProps.pagination, showTotal: (total) => `${total} in all` } : false
        }
        columns={columns.map((column) => ({
          key: column.id,
          dataIndex: column.id,
          title: column.header,
          width: column.width,
          ...(column.sorted && { sorter: true }),
          render: (_value: unknown, row: Row) => cell(column, row),
        }))}
      />
    </List>
  );
}

function Orders() {
  const names = useLoaded(loadInstallerNames);
  return (
    <InstallerNames value={names ?? new Map()}>
      <ListScreen<Order>
        resource="orders"
        columns={orderColumns}
        cell={orderCell}
        pageSize={ORDERS_PAGE}
      />
    </InstallerNames>
  );
}

function Shop() {
  return (
    <BrowserRouter>
      <ConfigProvider>
        <App>
          <Refine
            dataProvider={dataProvider}
            authProvider={authProvider}
            routerProvider={routerProvider}
            notificationProvider={useNotificationProvider}
            resources={['orders', 'installers', 'wallpapers'].map((name) => ({
              name,
              list: `/${name}`,
            }))}
            options={{ disableTelemetry: true }}
          >
            <Authenticated key="shop" loading={null}>
              <Routes>
                <Route path="/orders" element={<Orders />} />
                <Route
                  path="/installers"
                  element={
                    <ListScreen<Installer>
                      resource="installers"
                      columns={installerColumns}
                      cell={installerCell}
                      pageSize={INSTALLERS_PAGE}
                    />
                  }
                />
                <Route
                  path="/wallpapers"
                  element={
                    <ListScreen<Wallpaper>
                      resource="wallpapers"
                      columns={wallpaperColumns}
                      cell={wallpaperCell}
                    />
                  }
                />
              </Routes>
            </Authenticated>
          </Refine>
        </App>
      </ConfigProvider>
    </BrowserRouter>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Shop />);
