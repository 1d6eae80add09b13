import type { ColumnDef, ColumnFiltersState } from '@tanstack/react-table';
import { useEffect, useMemo, useState } from 'react';
import type { Features } from '../../components/data-table/table-features';
import { tableIndexOf } from '../../components/data-table/use-found-page';
import type { Row } from '../../entities/row';
import { inBoth } from '../../table/table-index';
import { whenIdle } from '../../table/when-idle';
import { filterIndexOf } from '../filters/filterable-columns';
import type { Filterable } from '../screen-table/filterable';
import { type TableDefaults, useTableQuery } from '../screen-table/use-table-query';
import { filtersBeside, ViewButtons, viewFilters } from '../screen-table/view-buttons';
import { orderStages, paymentDue } from './order-filters';

const DUE = 'border-transparent! bg-warning-soft! text-warning! hover:opacity-90';
const DUE_ON = 'bg-warning! text-raised!';

const NO_ROWS: readonly Row[] = [];
const FIRST_ROW = { pageIndex: 0, pageSize: 1 };

interface OrderStagesProps {
  /** Undefined until they have loaded; nothing is counted until then. */
  readonly orders: readonly Row[] | undefined;
  readonly columns: readonly ColumnDef<Features, Row>[];
  readonly filterables: readonly Filterable[];
  readonly defaults: TableDefaults;
}

/** How many of the orders that match the search and the other filters are waiting for each step, or for payment. */
export function OrderStages({ orders, columns, filterables, defaults }: OrderStagesProps) {
  const [counts, setCounts] = useState<readonly (number | undefined)[]>([]);
  const [{ globalFilter, columnFilters }] = useTableQuery(defaults);
  // As text, because another page creates new filters with the same content, which must not trigger a recount.
  const others = JSON.stringify(filtersBeside(orderStages, columnFilters));
  const stages = useMemo(() => {
    const kept: ColumnFiltersState = JSON.parse(others);
    return orderStages.map((view) =>
      filterIndexOf(orders ?? NO_ROWS)(filterables).filtered([...kept, ...viewFilters(view)]),
    );
  }, [orders, filterables, others]);
  useEffect(() => {
    if (!orders) return;
    const index = tableIndexOf(orders)(columns);
    const search = { globalFilter, sorting: [], columnFilters: [], pagination: FIRST_ROW };
    return whenIdle(
      (deadline) =>
        index.prepare(search, deadline - performance.now()) &&
        stages.every((stage) => stage.work(deadline)),
      () => {
        const { searched } = index.page(search);
        setCounts(stages.map((stage) => inBoth(searched, stage.matches())?.length));
      },
    );
  }, [orders, columns, globalFilter, stages]);
  return (
    <ViewButtons
      views={orderStages}
      counts={counts}
      classesOf={(view, isOn) => view === paymentDue && (isOn ? DUE_ON : DUE)}
      defaults={defaults}
    />
  );
}
