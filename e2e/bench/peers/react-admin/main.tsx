import type { ReactNode } from 'react';
import {
  Admin,
  type AuthProvider,
  type DataProvider,
  DataTable,
  List,
  Pagination,
  Resource,
  SearchInput,
} from 'react-admin';
import { createRoot } from 'react-dom/client';
import {
  type Column,
  INSTALLERS_PAGE,
  type Installer,
  installerColumns,
  ORDERS_PAGE,
  type Order,
  orderColumns,
} from '../../shared/rows';
import { InstallerNames, installerCell, orderCell } from '../shared/cells';
import { lists } from '../shared/list';
import { checkUser, loadInstallerNames } from '../shared/load';
import { useLoaded } from '../shared/use-loaded';

const notBenched = () => Promise.reject(new Error('The bench only lists.'));

const dataProvider: DataProvider = {
  async getList(resource, { pagination, sort, filter }) {
    const page = await lists[resource]?.({
      search: String(filter.q ?? ''),
      sort:
        sort && sort.field !== 'id'
          ? { column: sort.field, isAscending: sort.order === 'ASC' }
          : undefined,
      page: pagination?.page ?? 1,
      pageSize: pagination?.perPage,
    });
    // The resource decides the type of its rows.
    return (page ?? { data: [], total: 0 }) as never;
  },
  getOne: notBenched,
  getMany: notBenched,
  getManyReference: notBenched,
  create: notBenched,
  update: notBenched,
  updateMany: notBenched,
  delete: notBenched,
  deleteMany: notBenched,
};

const authProvider: AuthProvider = {
  async checkAuth() {
    if (!(await checkUser())) throw new Error('Nobody is signed in.');
  },
  checkError: async () => {},
  login: async () => {},
  logout: async () => {},
};

interface TableProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly cell: (column: Column<Row>, row: Row) => ReactNode;
  readonly pageSize: number;
}

function ListScreen<Row extends { readonly id: number }>({
  columns,
  cell,
  pageSize,
}: TableProps<Row>) {
  return (
    <List
      filters={[<SearchInput key="q" source="q" alwaysOn />]}
      perPage={pageSize}
      pagination={<Pagination rowsPerPageOptions={[5, 10, 25, 50, 100]} />}
      exporter={false}
    >
      <DataTable<Row> bulkActionButtons={false} rowClick={false}>
        {columns.map((column) => (
          <DataTable.Col
            key={column.id}
            source={column.id}
            label={column.header}
            disableSort={!column.sorted}
            render={(row: Row) => cell(column, row)}
          />
        ))}
      </DataTable>
    </List>
  );
}

function Orders() {
  const names = useLoaded(loadInstallerNames);
  return (
    <InstallerNames value={names ?? new Map()}>
      <ListScreen<Order> columns={orderColumns} cell={orderCell} pageSize={ORDERS_PAGE} />
    </InstallerNames>
  );
}

function Installers() {
  return (
    <ListScreen<Installer>
      columns={installerColumns}
      cell={installerCell}
      pageSize={INSTALLERS_PAGE}
    />
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Admin dataProvider={dataProvider} authProvider={authProvider} disableTelemetry>
      <Resource name="orders" list={Orders} />
      <Resource name="installers" list={Installers} />
    </Admin>,
  );
}
