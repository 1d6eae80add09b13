import type { DataColumn } from '../../components/data-table/data-column';
import { Drawer } from '../../components/overlays/drawer';
import { type Row, rowId } from '../../entities/row';
import { refreshList } from '../../stores/lists/lists';
import { orderList, orderName } from '../../stores/orders/list';
import { HistoryButton } from '../history/history-button';
import type { Filterable } from '../screen-table/filterable';
import { StepButtons } from '../screen-table/step-buttons';
import { useNeighbours } from '../screen-table/use-neighbours';
import type { TableDefaults } from '../screen-table/use-table-query';
import { OrderDetails } from './order-details';
import { texts } from './texts';

interface OrderDrawerProps {
  readonly id: string;
  readonly orders: readonly Row[];
  readonly columns: readonly DataColumn<Row>[];
  /** The table's defaults: its search, filters and sort determine the next order. */
  readonly defaults: TableDefaults;
  readonly filterables: readonly Filterable[] | undefined;
  readonly onGoTo: (id: string) => void;
  readonly onClose: () => void;
}

/** The panel with all details of an order, and buttons to the orders before and after it in the table. */
export function OrderDrawer(props: OrderDrawerProps) {
  const { id, orders, columns, defaults, filterables, onGoTo, onClose } = props;
  const table = { rows: orders, columns, defaults, filterables };
  const { index, count, before, after } = useNeighbours(id, table);
  const order = orders.find((one) => rowId(one) === id);

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
                  {texts.position(index + 1, count)}
                </span>
              )}
              <StepButtons
                labels={texts.steps}
                before={before}
                after={after}
                onGoTo={(next) => onGoTo(rowId(next))}
              />
            </>
          }
        />
      )}
    </Drawer>
  );
}
