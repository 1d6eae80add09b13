import { CloudDownload } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import { Button } from '../../components/controls/button';
import { DataTable } from '../../components/data-table/data-table';
import { rowId } from '../../entities/row';
import { refreshList } from '../../stores/lists/lists';
import { useList } from '../../stores/lists/use-list';
import { installerList, useInstallers } from '../../stores/orders/installers';
import { orderList } from '../../stores/orders/list';
import { syncOrders, useOrdersSync } from '../../stores/orders/sync';
import { setTablePreferences, useTablePreferences } from '../../stores/preferences/tables';
import { lazyChunk } from '../loading/lazy-chunk';
import { usePreload } from '../loading/use-preload';
import { type TableDefaults, useTableQuery } from '../screen-table/use-table-query';
import { InstallersContext } from './installer-choice';
import { orderColumns, sortableColumns } from './order-columns';
import { SyncStatus } from './sync-status';
import { texts } from './texts';
import { useOpenOrder } from './use-open-order';

const loadDrawer = async () => (await import('./order-drawer')).OrderDrawer;
const OrderDrawer = lazyChunk(loadDrawer);

const TABLE = 'orders';
const ROW_HEIGHT = 56;
const DEFAULTS: TableDefaults = { sort: null, pageSize: 50, sortable: sortableColumns };

/** The shop's orders (specification, Orders screen). */
export function OrdersScreen() {
  const { content: orders, status, refreshing, refresh } = useList(orderList);
  const installers = useInstallers(orders);
  const [query, changeQuery] = useTableQuery(DEFAULTS);
  const { openId, open, goTo, close } = useOpenOrder();
  const { hidden, sizes, pinned } = useTablePreferences(TABLE);
  usePreload(loadDrawer);
  const columns = useMemo(() => orderColumns(open), [open]);
  const shared = useMemo(
    () => ({ rows: installers.content, isLoading: installers.status === 'loading' }),
    [installers.content, installers.status],
  );

  function refreshAll() {
    void refresh();
    if (installers.isWanted) void refreshList(installerList);
  }

  return (
    <InstallersContext value={shared}>
      <div>
        <div className="flex items-center justify-between gap-4">
          <h1 className="font-semibold text-2xl text-ink tracking-tight">{texts.title}</h1>
          <SyncButton />
        </div>
        <SyncStatus />
        <DataTable
          caption={texts.title}
          columns={columns}
          rows={orders}
          rowId={rowId}
          status={status}
          refreshing={refreshing}
          onRefresh={refreshAll}
          defaultPageSize={DEFAULTS.pageSize}
          query={query}
          onQueryChange={changeQuery}
          emptyText={texts.empty}
          failedText={texts.failed}
          rowHeight={ROW_HEIGHT}
          hiddenColumns={hidden}
          onHiddenColumnsChange={(next) => setTablePreferences(TABLE, { hidden: next })}
          columnSizes={sizes}
          onColumnSizesChange={(next) => setTablePreferences(TABLE, { sizes: next })}
          pinnedColumns={pinned}
          onPinnedColumnsChange={(next) => setTablePreferences(TABLE, { pinned: next })}
        />
      </div>
      <Suspense>
        {openId !== undefined && status === 'ready' && (
          <OrderDrawer
            id={openId}
            orders={orders}
            columns={columns}
            query={query}
            onGoTo={goTo}
            onClose={close}
          />
        )}
      </Suspense>
    </InstallersContext>
  );
}

function SyncButton() {
  const isBusy = useOrdersSync().status === 'running';
  return (
    <Button
      variant="primary"
      busy={isBusy}
      icon={<CloudDownload size={16} aria-hidden />}
      onClick={() => void syncOrders()}
    >
      {texts.sync}
    </Button>
  );
}
