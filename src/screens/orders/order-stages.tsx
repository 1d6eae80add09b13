import type { ColumnFiltersState } from '@tanstack/react-table';
import { useEffect, useState } from 'react';
import { formatCount } from '../../common/quantities';
import { classNames } from '../../components/class-names';
import { Button } from '../../components/controls/button';
import type { Row } from '../../entities/row';
import { orderSteps } from '../../stores/orders/update';
import { filterTexts, withFilter } from '../../table/column-filters';
import { whenIdle } from '../../table/when-idle';
import { rowFilters } from '../filters/row-filters';
import type { Filterable } from '../screen-table/filterable';
import { type TableDefaults, useTableQuery } from '../screen-table/use-table-query';
import { laterTexts } from './later-texts';
import { stages } from './order-filters';

const names = ['pack', 'ship', 'deliver', 'install', 'due'] as const;
/** The columns that stages are filters of. */
const COLUMNS = ['paymentStatus', ...orderSteps];
const NO_STAGE: ColumnFiltersState = [];
const DUE = '!border-transparent !bg-warning-soft !text-warning hover:opacity-90';
const DUE_ON = '!bg-warning !text-raised';
type Counts = Readonly<Record<string, number | undefined>>;

interface OrderStagesProps {
  /** Undefined until they are there: nothing is counted before. */
  readonly orders: readonly Row[] | undefined;
  readonly filterables: readonly Filterable[];
  readonly defaults: TableDefaults;
}

/** How many orders wait for each step, and for their payment; each button filters the table. */
export function OrderStages({ orders, filterables, defaults }: OrderStagesProps) {
  const [{ columnFilters, pagination }, change] = useTableQuery(defaults);
  const [counts, setCounts] = useState<Counts>({});
  useEffect(() => {
    if (!orders) return;
    const all = names.map((name) => rowFilters(orders)(filterables).filtered(stages[name]));
    const work = whenIdle((milliseconds) => {
      const deadline = performance.now() + milliseconds;
      if (!all.every((stage) => stage.work(deadline))) return false;
      setCounts(Object.fromEntries(all.map((stage, n) => [names[n], stage.matches()?.length])));
      return true;
    });
    return () => work.cancel();
  }, [orders, filterables]);

  function choose(stage: ColumnFiltersState) {
    const next = COLUMNS.reduce(
      (filters, id) => withFilter(filters, id, filterTexts(stage, id)),
      columnFilters,
    );
    change({ columnFilters: next, pagination: { ...pagination, pageIndex: 0 } });
  }

  return names.map((name) => {
    const count = counts[name];
    const stage = stages[name];
    const isOn = COLUMNS.every(
      (id) => filterTexts(stage, id).join() === filterTexts(columnFilters, id).join(),
    );
    return (
      <Button
        key={name}
        aria-pressed={isOn}
        variant={isOn ? 'primary' : 'secondary'}
        className={classNames('!px-2.5', name === 'due' && (isOn ? DUE_ON : DUE))}
        onClick={() => choose(isOn ? NO_STAGE : stage)}
      >
        {laterTexts[name]}
        <span className="min-w-5 text-right">{count === undefined ? '' : formatCount(count)}</span>
      </Button>
    );
  });
}
