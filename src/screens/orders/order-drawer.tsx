import { Button } from '../../components/controls/button';
import { Drawer } from '../../components/overlays/drawer';
import { rowId } from '../../entities/row';
import { refreshList } from '../../stores/lists/lists';
import { orderList, orderName } from '../../stores/orders/list';
import { HistoryButton } from '../history/history-button';
import { NeighbourButtons } from '../screen-table/neighbour-buttons';
import { type TableOfRow, useNeighbours } from '../screen-table/use-neighbours';
import { laterTexts } from './later-texts';
import { OrderDetails } from './order-details';

interface OrderDrawerProps {
  readonly id: string;
  /** Its search, filters and sort determine the next order. */
  readonly table: TableOfRow;
  readonly onGoTo: (id: string) => void;
  readonly onClose: () => void;
}

/** The panel with all details of an order, and buttons to the orders before and after it in the table. */
export function OrderDrawer({ id, table, onGoTo, onClose }: OrderDrawerProps) {
  const { index, count, before, after } = useNeighbours(id, table);
  const order = table.rows.find((one) => rowId(one) === id);

  return (
    <Drawer
      size="lg"
      printed
      inAddress
      title={order ? laterTexts.order(orderName(order)) : laterTexts.orderGone}
      onClose={onClose}
      actions={
        order && (
          <>
            <Button size="sm" shape="print" onClick={() => window.print()}>
              {laterTexts.print}
            </Button>
            <HistoryButton
              size="sm"
              entity="order"
              row={order.id}
              onChanged={() => void refreshList(orderList)}
            />
            {/*
             * Also rendered, but empty, for an order that has left the table: on a phone, it keeps the buttons
             * in place.
             */}
            <span className="px-1 text-muted text-xs max-sm:ml-auto">
              {index >= 0 && laterTexts.position(index + 1, count)}
            </span>
            <NeighbourButtons
              labels={laterTexts.neighbours}
              before={before}
              after={after}
              onGoTo={(next) => onGoTo(rowId(next))}
            />
          </>
        )
      }
    >
      {order && <OrderDetails key={rowId(order)} order={order} />}
    </Drawer>
  );
}
