import { useEffect, useState } from 'react';
import type { Row } from '../../entities/row';
import { whenIdle } from '../../table/when-idle';
import { rowFilters } from '../filters/row-filters';
import type { Filterable } from '../screen-table/filterable';
import type { TableDefaults } from '../screen-table/use-table-query';
import { ViewButtons, viewFilters } from '../screen-table/view-buttons';
import { orderStages, paymentDue } from './order-filters';

const DUE = '!border-transparent !bg-warning-soft !text-warning hover:opacity-90';
const DUE_ON = '!bg-warning !text-raised';

interface OrderStagesProps {
  /** Undefined until they are there: nothing is counted before. */
  readonly orders: readonly Row[] | undefined;
  readonly filterables: readonly Filterable[];
  readonly defaults: TableDefaults;
}

/** How many orders wait for each step, and for their payment. */
export function OrderStages({ orders, filterables, defaults }: OrderStagesProps) {
  const [counts, setCounts] = useState<readonly (number | undefined)[]>([]);
  useEffect(() => {
    if (!orders) return;
    const all = orderStages.map((view) =>
      rowFilters(orders)(filterables).filtered(viewFilters(view)),
    );
    return whenIdle(
      (deadline) => all.every((stage) => stage.work(deadline)),
      () => setCounts(all.map((stage) => stage.matches()?.length)),
    );
  }, [orders, filterables]);
  return (
    <ViewButtons
      views={orderStages}
      counts={counts}
      classesOf={(view, isOn) => view === paymentDue && (isOn ? DUE_ON : DUE)}
      defaults={defaults}
    />
  );
}
