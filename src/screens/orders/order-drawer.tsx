import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { IconButton } from '../../components/controls/icon-button';
import type { DataColumn } from '../../components/data-table/data-column';
import { useTablePage } from '../../components/data-table/paging/use-table-page';
import { Drawer } from '../../components/overlays/drawer';
import { type Row, rowId } from '../../entities/row';
import { orderName } from '../../stores/orders/update';
import type { TableQuery } from '../../table/table-query';
import { OrderDetails } from './order-details';
import { texts } from './texts';

interface OrderDrawerProps {
  readonly id: string;
  readonly orders: readonly Row[];
  readonly columns: readonly DataColumn<Row>[];
  /** What the table shows: its search and sort say which order is the next one. */
  readonly query: TableQuery;
  readonly onGoTo: (id: string) => void;
  readonly onClose: () => void;
}

/** One order, all of it, and the way to its neighbours in the table. */
export function OrderDrawer({ id, orders, columns, query, onGoTo, onClose }: OrderDrawerProps) {
  const whole = useMemo(
    () => ({ ...query, page: 1, pageSize: Math.max(1, orders.length) }),
    [query, orders.length],
  );
  const found = useTablePage(orders, columns, whole)?.rows ?? [];
  const index = found.findIndex((order) => rowId(order) === id);
  const order = found[index] ?? orders.find((one) => rowId(one) === id);
  const [before, after] = index < 0 ? [] : [found[index - 1], found[index + 1]];

  return (
    <Drawer
      open
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
              {index >= 0 && (
                <span className="mr-1 text-muted text-xs tabular-nums">
                  {texts.position(index + 1, found.length)}
                </span>
              )}
              <IconButton
                size="sm"
                label={texts.previousOrder}
                disabled={!before}
                icon={<ChevronLeft size={16} aria-hidden />}
                onClick={() => before && onGoTo(rowId(before))}
              />
              <IconButton
                size="sm"
                label={texts.nextOrder}
                disabled={!after}
                icon={<ChevronRight size={16} aria-hidden />}
                onClick={() => after && onGoTo(rowId(after))}
              />
            </>
          }
        />
      )}
    </Drawer>
  );
}
