import { useMemo } from 'react';
import { orderSteps } from '../../entities/order-steps';
import type { Row } from '../../entities/row';
import { orderWork, sendOrder } from '../../stores/orders/update';
import { may } from '../../stores/session/rights';
import { selectedAmong, type TableSelection } from '../selection/selecting';
import { SelectionBar } from '../selection/selection-bar';
import { type InstallerChoice, nearFirst } from './installer-select';
import { laterTexts } from './later-texts';
import { exportedFields, target } from './order-export';
import { workFilterables } from './order-filters';
import { texts } from './texts';

interface OrderSelectionBarProps extends TableSelection {
  /** All installers of orders; undefined while they are loading. */
  readonly installers: InstallerChoice | undefined;
}

const INSTALLER = 'installerId';
const NONE: InstallerChoice['options'] = [];
const MARKS = {
  label: laterTexts.mark,
  items: orderSteps.map((box) => ({ label: texts.words[box], values: { [box]: true } })),
};

const isAllowed = (field: string) => may('order', field === INSTALLER ? 'assign' : 'steps');

/** The actions for the selected orders. */
export function OrderSelectionBar({ installers, ...rest }: OrderSelectionBarProps) {
  const { options: table, state } = rest.table;
  const selected = selectedAmong(table.data)(state.rowSelection);
  const options = installers ? nearFirst(installers.options, selected) : NONE;
  const work = useMemo(() => workFilterables(options), [options]);
  const fields = work.map(({ field }) => field);

  /** The order with its work changed, and its installer's id as the server sent it. */
  function changed(order: Row, values: Row): Row {
    const id = values[INSTALLER] ?? null;
    const known = id === null ? {} : { [INSTALLER]: installers?.ids.get(String(id)) };
    return { ...order, ...orderWork(order), ...values, ...known };
  }

  return (
    <SelectionBar
      {...rest}
      target={target}
      exported={exportedFields(work)}
      edit={{
        config: { name: target.entity, fields },
        names: fields.map(({ name }) => name).filter(isAllowed),
        partForm: {
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
