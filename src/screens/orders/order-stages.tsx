import type { ColumnFiltersState } from '@tanstack/react-table';
import { useEffect, useState } from 'react';
import type { Row } from '../../entities/row';
import { whenIdle } from '../../table/when-idle';
import { rowFilters } from '../filters/row-filters';
import type { Filterable } from '../screen-table/filterable';
import { type TableDefaults, useTableQuery } from '../screen-table/use-table-query';
import { filtersBeside, ViewButtons, viewFilters } from '../screen-table/view-buttons';
import { orderStages, paymentDue } from './order-filters';

const DUE = '!border-transparent !bg-warning-soft !text-warning hover:opacity-90';
const DUE_ON = '!bg-warning !text-raised';

interface OrderStagesProps {
  /** Undefined until they have loaded. Nothing is counted before. */
  readonly orders: readonly Row[] | undefined;
  readonly filterables: readonly Filterable[];
  readonly defaults: TableDefaults;
}

/** How many of the orders that match the other filters are waiting for each step, or for payment. */
export function OrderStages({ orders, filterables, defaults }: OrderStagesProps) {
  const [counts, setCounts] = useState<readonly (number | undefined)[]>([]);
  const [{ columnFilters }] = useTableQuery(defaults);
  // As text: typing in the search creates new filters with the same content, which must not trigger a recount.
  const others = JSON.stringify(filtersBeside(orderStages, columnFilters));
  useEffect(() => {
    if (!orders) return;
    const kept: ColumnFiltersState = JSON.parse(others);
    const all = orderStages.map((view) =>
      rowFilters(orders)(filterables).filtered([...kept, ...viewFilters(view)]),
    );
    return whenIdle(
      (deadline) => all.every((stage) => stage.work(deadline)),
      () => setCounts(all.map((stage) => stage.matches()?.length)),
    );
  }, [orders, filterables, others]);
  return (
    <ViewButtons
      views={orderStages}
      counts={counts}
      classesOf={(view, isOn) => view === paymentDue && (isOn ? DUE_ON : DUE)}
      defaults={defaults}
    />
  );
}
