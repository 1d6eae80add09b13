import { useMemo } from 'react';
import { IconButton } from '../../components/controls/icon-button';
import type { DataColumn } from '../../components/data-table/data-column';
import { useTablePage } from '../../components/data-table/use-table-page';
import { Drawer } from '../../components/overlays/drawer';
import { type Row, rowId } from '../../entities/row';
import { refreshList } from '../../stores/lists/lists';
import { orderList } from '../../stores/orders/list';
import { orderName } from '../../stores/orders/update';
import { HistoryButton } from '../history/history-button';
import { type TableDefaults, useTableQuery } from '../screen-table/use-table-query';
import { OrderDetails } from './order-details';
import { texts } from './texts';

interface OrderDrawerProps {
  readonly id: string;
  readonly orders: readonly Row[];
  readonly columns: readonly DataColumn<Row>[];
  /** The table's defaults: its search and sort determine the next order. */
  readonly defaults: TableDefaults;
  readonly onGoTo: (id: string) => void;
  readonly onClose: () => void;
}

/** The panel with all details of an order, and buttons to the orders before and after it in the table. */
export function OrderDrawer(props: OrderDrawerProps) {
  const { id, orders, columns, defaults, onGoTo, onClose } = props;
  const [query] = useTableQuery(defaults);
  const onePage = useMemo(
    () => ({ ...query, page: 1, pageSize: Math.max(1, orders.length) }),
    [query, orders.length],
  );
  const found = useTablePage(orders, columns, onePage)?.rows ?? [];
  const index = found.findIndex((order) => rowId(order) === id);
  const order = found[index] ?? orders.find((one) => rowId(one) === id);
  const [before, after] = index < 0 ? [] : [found[index - 1], found[index + 1]];

  return (
    <Drawer
      size="lg"
      title={order ? texts.order(orderName(order)) : texts.orderGone}
      onClose={onClose}
    >
      {order && (
        <OrderDetails
          key={rowId(order)}
          order={order}
          navigation={
            <>
              <HistoryButton
                size="sm"
                entity="order"
                row={order.id}
                onChanged={() => void refreshList(orderList)}
              />
              {index >= 0 && (
                <span className="mr-1 text-muted text-xs tabular-nums">
                  {texts.position(index + 1, found.length)}
                </span>
              )}
              <IconButton
                size="sm"
                label={texts.previousOrder}
                disabled={!before}
                shape="previous"
                onClick={() => before && onGoTo(rowId(before))}
              />
              <IconButton
                size="sm"
                label={texts.nextOrder}
                disabled={!after}
                shape="next"
                onClick={() => after && onGoTo(rowId(after))}
              />
            </>
          }
        />
      )}
    </Drawer>
  );
}
