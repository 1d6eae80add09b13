import { type MouseEvent, useMemo } from 'react';
import { useStore } from 'zustand';
import { usePhone } from '../../components/breakpoints';
import { Button } from '../../components/controls/button';
import { Icon } from '../../components/icon';
import { useChunk } from '../../components/loading/use-chunk';
import { refreshList } from '../../stores/lists/lists';
import { useList } from '../../stores/lists/use-list';
import { installerList, ownInstallers, useInstallers } from '../../stores/orders/installers';
import { orderList, orderName } from '../../stores/orders/list';
import { ordersSyncStore, syncOrders } from '../../stores/orders/sync';
import { orderConflictStore } from '../../stores/orders/update';
import { useFold } from '../../stores/preferences/folds';
import { may } from '../../stores/session/rights';
import { lazyChunk } from '../loading/lazy-chunk';
import { lazyOverlay } from '../loading/use-lazy-overlay';
import { usePreload } from '../loading/use-preload';
import { ScreenTable } from '../screen-table/screen-table';
import type { TableDefaults } from '../screen-table/use-table-query';
import { ScreenTitle } from '../screen-title';
import { ButtonsPlaceholder } from '../selection/buttons-placeholder';
import type { Selecting } from '../selection/selecting';
import { InstallersContext, installerChoice } from './installer-select';
import { importDownloads } from './load-downloads';
import { orderColumns, sortableColumns } from './order-columns';
import { texts } from './texts';
import { useOpenOrder } from './use-open-order';

const OrdersByDay = lazyChunk(
  async () => (await import('./orders-by-day')).OrdersByDay,
  () => <div className="min-h-46 sm:min-h-38" />,
);
const loadDrawer = async () => (await import('./order-drawer')).OrderDrawer;
const OrderDrawer = lazyOverlay(loadDrawer);
const OrderButtons = lazyChunk(
  async () => (await import('./order-buttons')).OrderButtons,
  ButtonsPlaceholder,
);
const OrderSelectionBar = lazyOverlay(
  async () => (await import('./order-selection-bar')).OrderSelectionBar,
);
const OrderConflict = lazyChunk(async () => (await import('./order-conflict')).OrderConflict);
const SyncStatus = lazyChunk(async () => (await import('./sync-status')).SyncStatus);
const OrderStages = lazyChunk(async () => (await import('./order-stages')).OrderStages);
const loadFilters = () => import('./order-filters');
const PRELOADED = [loadDrawer, importDownloads];

const FETCH =
  'M12 13v8l-4-4M12 21l4-4M4.393 15.269A7 7 0 1 1 15.71 8h1.79a4.5 4.5 0 0 1 2.436 8.284';

const DEFAULTS: TableDefaults = { sorting: [], pageSize: 50, sortable: sortableColumns };

/** The shop's orders (specification, Orders screen). */
export function OrdersScreen() {
  const { content: orders, ...list } = useList(orderList);
  const { content, status, isWanted } = useInstallers(orders);
  const { openId, open, goTo, close } = useOpenOrder();
  const hasConflict = useStore(orderConflictStore, ({ length }) => length > 0);
  usePreload(PRELOADED);
  const isPhone = usePhone();
  const [hasChart, showChart] = useFold('orders chart', false);
  const columns = useMemo(() => orderColumns(open), [open]);
  const installers = useMemo(() => {
    if (isWanted && status === 'loading') return undefined;
    return installerChoice(content, status === 'failed' ? texts.installersFailed : undefined);
  }, [isWanted, status, content]);

  const filtering = useChunk(loadFilters);
  const own = useMemo(() => {
    const found = filtering ? orders.flatMap(ownInstallers) : [];
    return found.length > 0 ? found : undefined;
  }, [filtering, orders]);
  // Filters, exports and bulk changes also include installers that came with an order.
  const all = useMemo(
    () => (own ? installerChoice([...own, ...content]) : installers),
    [own, content, installers],
  );
  const filterables = useMemo(
    () => filtering?.orderFilterables(all?.options ?? []),
    [filtering, all],
  );
  const selecting = useMemo(
    (): Selecting => ({
      titleOf: orderName,
      buttons: () => <OrderButtons installers={all} />,
      bar: (selection) => <OrderSelectionBar installers={all} {...selection} />,
    }),
    [all],
  );

  const chartButton = (
    <Button shape="chart" aria-expanded={hasChart} onClick={() => showChart(!hasChart)}>
      {hasChart ? texts.hideChart : texts.showChart}
    </Button>
  );
  // As large as the buttons that load later. The padding is room for their focus rings.
  const stages = (
    <div className="-m-1 flex min-h-11 min-w-0 grow basis-146 gap-1.5 overflow-x-auto p-1 max-sm:min-h-13">
      {filterables && (
        <>
          <OrderStages
            orders={list.status === 'ready' ? orders : undefined}
            columns={columns}
            filterables={filterables}
            defaults={DEFAULTS}
          />
          {isPhone && chartButton}
        </>
      )}
    </div>
  );

  function openTapped({ target }: MouseEvent) {
    if (!(target instanceof Element) || target.closest('a, button, input, label, select')) return;
    const id = target.closest<HTMLElement>('tr[data-row]')?.dataset.row;
    if (id !== undefined) open(id);
  }

  async function refresh() {
    await Promise.all([list.refresh(), isWanted && refreshList(installerList)]);
  }

  return (
    <InstallersContext value={installers}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 sm:mb-4">
        <ScreenTitle help="order">{texts.title}</ScreenTitle>
        <SyncStatus />
        {may('order', 'sync') && <SyncButton />}
      </div>
      {isPhone && stages}
      {/* biome-ignore lint/a11y: each card’s button with the order’s number does the same. */}
      <div className="contents" onClick={isPhone ? openTapped : undefined}>
        <ScreenTable
          name="orders"
          history="order"
          caption={texts.title}
          emptyHint={texts.syncFirst}
          columns={columns}
          rows={orders}
          list={{ ...list, refresh }}
          defaults={DEFAULTS}
          filterables={filterables}
          selecting={may('order', 'assign', 'steps', 'export') ? selecting : undefined}
          views={filtering?.orderViews}
          buttonViews={filtering?.orderStages}
          lead={() =>
            isPhone || (
              <>
                {stages}
                <div className="-mb-2 basis-full" />
              </>
            )
          }
          tools={() => isPhone || chartButton}
          above={({ options }) => hasChart && <OrdersByDay page={options.meta?.page} />}
          cardHeight={400}
          pinnable
        />
      </div>
      {hasConflict && <OrderConflict />}
      {openId !== undefined && list.status === 'ready' && (
        <OrderDrawer
          id={openId}
          table={{ rows: orders, columns, defaults: DEFAULTS, filterables }}
          onGoTo={goTo}
          onClose={close}
        />
      )}
    </InstallersContext>
  );
}

function SyncButton() {
  return (
    <Button
      variant="primary"
      busy={useStore(ordersSyncStore).status === 'running'}
      icon={<Icon path={FETCH} />}
      onClick={() => void syncOrders()}
    >
      {texts.sync}
    </Button>
  );
}
