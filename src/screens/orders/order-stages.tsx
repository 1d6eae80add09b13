import { useEffect, useState } from 'react';
import type { Filters } from '../../common/filters';
import { formatCount } from '../../common/quantities';
import { Button } from '../../components/controls/button';
import { whenIdle } from '../../components/data-table/when-idle';
import type { Row } from '../../entities/row';
import { rowFilters } from '../filters/row-filters';
import type { Filterable } from '../screen-table/filterable';
import { type TableDefaults, useTableQuery } from '../screen-table/use-table-query';
import { stages } from './order-filters';
import { texts } from './texts';

const names = ['pack', 'ship', 'deliver', 'install'] as const;
type Counts = Readonly<Record<string, number | undefined>>;

interface OrderStagesProps {
  readonly orders: readonly Row[];
  readonly filterables: readonly Filterable[];
  readonly defaults: TableDefaults;
}

/** How many paid orders wait for each step; each button filters the table. */
export function OrderStages({ orders, filterables, defaults }: OrderStagesProps) {
  const [{ filters = {} }, change] = useTableQuery(defaults);
  const [counts, setCounts] = useState<Counts>({});
  useEffect(() => {
    const all = names.map((name) => rowFilters(orders, filterables).filtered(stages[name]));
    const work = whenIdle((milliseconds) => {
      const deadline = performance.now() + milliseconds;
      if (!all.every((stage) => stage.work(deadline))) return false;
      setCounts(Object.fromEntries(all.map((stage, n) => [names[n], stage.matches()?.length])));
      return true;
    });
    return () => work.cancel();
  }, [orders, filterables]);

  function toggle(stage: Filters, isOn: boolean) {
    const others = Object.entries(filters).filter(([name]) => !isOfStages(name));
    change({ filters: { ...Object.fromEntries(others), ...(isOn && stage) }, page: 1 });
  }

  return (
    <div className="grid max-w-2xl grid-cols-2 gap-2 sm:grid-cols-4">
      {names.map((name) => {
        const isOn = isSame(stages[name], filters);
        return (
          <Button
            key={name}
            aria-pressed={isOn}
            variant={isOn ? 'primary' : 'secondary'}
            onClick={() => toggle(stages[name], !isOn)}
          >
            {texts[name]}
            <span className="min-w-8 text-right tabular-nums">
              {formatCount(counts[name] ?? 0)}
            </span>
          </Button>
        );
      })}
    </div>
  );
}

const isOfStages = (name: string) => names.some((stage) => Object.hasOwn(stages[stage], name));

/** Whether the filters of all columns of stages are those of the stage. */
function isSame(stage: Filters, filters: Filters): boolean {
  const names = new Set([...Object.keys(stage), ...Object.keys(filters).filter(isOfStages)]);
  return [...names].every((name) => String(stage[name]) === String(filters[name]));
}
