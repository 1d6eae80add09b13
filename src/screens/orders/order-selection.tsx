import { useMemo } from 'react';
import { memoize } from '../../common/memoize';
import { orderSteps } from '../../entities/order-steps';
import { type Row, rowId } from '../../entities/row';
import { refreshList } from '../../stores/lists/lists';
import { ownInstallers } from '../../stores/orders/installers';
import { orderList } from '../../stores/orders/list';
import { orderWork, sendOrder } from '../../stores/orders/update';
import { may } from '../../stores/sign-in/load-user';
import { plainField } from '../screen-table/filterable';
import type { ColumnField } from '../selection/export-rows';
import type { SelectionTable } from '../selection/selection-table';
import { SelectionTools } from '../selection/selection-tools';
import { type InstallerChoice, installerChoice, nearFirst } from './installer-select';
import { laterTexts } from './later-texts';
import { orderFields, orderPicture } from './order-fields';
import { workFilterables } from './order-filters';
import { texts } from './texts';

interface OrderSelectionProps extends SelectionTable {
  /** The installers for orders that come without their own; undefined while they are loading. */
  readonly installers: InstallerChoice | undefined;
}

const INSTALLER = 'installerId';
const TARGET = {
  entity: 'order',
  label: laterTexts.oneOrder,
  labelPlural: texts.title,
  refresh: () => refreshList(orderList),
};
const EXPORTED: readonly ColumnField[] = [
  ...Object.values(orderFields).map(({ name, field, raw }) => ({ id: name, field, read: raw })),
  ...(['productImage', 'muralImg'] as const).map((name) => ({
    id: name,
    field: plainField(name),
    read: (order: Row) => orderPicture(order, name),
  })),
  {
    id: 'status',
    field: plainField('status'),
    read: (order) => {
      const work = orderWork(order);
      return orderSteps.flatMap((box) => (work[box] ? texts[box] : [])).join(', ');
    },
  },
];
const NONE: InstallerChoice['options'] = [];
const MARKS = {
  label: laterTexts.mark,
  items: orderSteps.map((box) => ({ label: texts.words[box], values: { [box]: true } })),
};

/** The installers that come with orders, if any do. Memoized for both bars, because 100,000 orders take 18 ms. */
const ownChoice = memoize((orders: readonly Row[]) => {
  const own = orders.flatMap(ownInstallers);
  return own.length > 0 ? installerChoice(own) : undefined;
});

const isAllowed = (field: string) => may('order', field === INSTALLER ? 'assign' : 'steps');

export function OrderSelection({ installers, ...rest }: OrderSelectionProps) {
  const { data: orders } = rest.table.options;
  const { rowSelection } = rest.table.state;
  const choice = ownChoice(orders) ?? installers;
  const selected = useMemo(
    () => orders.filter((order) => rowSelection[rowId(order)]),
    [orders, rowSelection],
  );
  const options = choice ? nearFirst(choice.options, selected) : NONE;
  const work = useMemo(() => workFilterables(options), [options]);
  const fields = work.map(({ field }) => field);

  /** The order with its work changed, and its installer's id as the server sent it. */
  function changed(order: Row, values: Row): Row {
    const id = values[INSTALLER] ?? null;
    const known = id === null ? {} : { [INSTALLER]: choice?.ids.get(String(id)) };
    return { ...order, ...orderWork(order), ...values, ...known };
  }

  return (
    <SelectionTools
      {...rest}
      fields={[...EXPORTED, ...work]}
      target={TARGET}
      edit={{
        config: { name: TARGET.entity, fields },
        names: fields.map(({ name }) => name).filter(isAllowed),
        more: {
          label: laterTexts.assign,
          title: laterTexts.assignTo,
          names: [INSTALLER].filter(isAllowed),
        },
        send: (order, values) => sendOrder(changed(order, values)),
      }}
      {...(may('order', 'steps') && { marks: MARKS })}
    />
  );
}
