import { type PointerEvent, useEffect, useState } from 'react';
import { todayInShop } from '../../common/shop-time';
import { classNames } from '../../components/class-names';
import { orderLabels } from '../../entities/order-labels';
import type { Row } from '../../entities/row';
import { dayAfter, displayDate } from '../../field-types/date/calendar-date';
import { isPaid } from '../../stores/orders/payment';
import { slicedForEach } from '../../table/sliced-work';
import type { TablePage } from '../../table/table-query';
import { whenIdle } from '../../table/when-idle';
import { laterTexts } from './later-texts';
import { orderFields } from './order-fields';

const DAYS = 30;
/** Marks the day that is not over yet. */
const HATCHED = 'repeating-linear-gradient(135deg, var(--accent) 0 2px, transparent 2px 5px)';

interface Day {
  readonly date: string;
  readonly orders: number;
  readonly amount: number;
}

/** The paid amounts by day of the orders that the table finds, as a chart and as a table. */
export function OrdersByDay({ page }: { readonly page: TablePage<Row> | undefined }) {
  const days = useDays(page);
  const [isOpen, setOpen] = useState(false);
  /** The index of the day with the pointer or the focus. */
  const [chosen, setChosen] = useState<number>();
  const day = chosen === undefined ? undefined : days?.[chosen];
  const most = Math.max(0, ...(days ?? []).map(({ amount }) => amount));

  return (
    <figure
      aria-label={laterTexts.ordersByDay}
      className="flex min-h-46 flex-col sm:min-h-38 rounded-lg border border-line bg-raised px-4 py-3 text-muted text-xs"
    >
      <figcaption className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium text-ink">{laterTexts.ordersByDay}</span>
        {days &&
          laterTexts.lastDays(
            DAYS,
            laterTexts.paid(sumOf(days, 'orders')),
            amountText(sumOf(days, 'amount')),
          )}
      </figcaption>
      <div className="mt-2 flex h-20 gap-2">
        <div aria-hidden className="flex w-16 flex-col justify-between text-right leading-none">
          <span>{most > 0 && amountText(most)}</span>
          {most > 0 && amountText(0)}
        </div>
        <div className="relative flex grow items-end gap-px rounded border-line border-t border-b outlined">
          {days?.map(({ date, amount }, index) => (
            <div
              key={date}
              style={{
                height: `${(100 * amount) / (most || 1)}%`,
                background: index === days.length - 1 ? HATCHED : undefined,
              }}
              className={classNames(
                'grow bg-accent forced-color-adjust-none',
                index !== chosen && 'opacity-50',
              )}
            />
          ))}
          {days && (
            <input
              type="range"
              aria-label={laterTexts.day}
              aria-valuetext={wordsFor(days[chosen ?? DAYS - 1])}
              max={DAYS - 1}
              value={chosen ?? DAYS - 1}
              className="absolute inset-0 h-full w-full opacity-0"
              onChange={({ currentTarget }) => setChosen(currentTarget.valueAsNumber)}
              onFocus={() => setChosen((now) => now ?? DAYS - 1)}
              onBlur={() => setChosen(undefined)}
              onPointerMove={(event) => setChosen(dayAt(event))}
              onPointerLeave={({ currentTarget }) => {
                if (document.activeElement !== currentTarget) setChosen(undefined);
              }}
            />
          )}
        </div>
      </div>
      <div className="mt-2 flex items-center justify-between gap-4">
        <span className={day ? 'text-ink' : undefined}>
          {day ? wordsFor(day) : laterTexts.legend}
        </span>
        <button
          type="button"
          aria-expanded={isOpen}
          className="min-h-6 max-sm:min-h-11 shrink-0 text-accent underline-offset-2 hover:underline"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? laterTexts.hideTable : laterTexts.showTable}
        </button>
      </div>
      {isOpen && days && (
        <table aria-label={laterTexts.ordersByDay} className="mt-2 w-full text-ink">
          <thead>
            <tr className="text-left text-muted">
              <th scope="col">{laterTexts.day}</th>
              <th scope="col">{laterTexts.paidOrders}</th>
              <th scope="col">{orderLabels.purchaseAmount}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((one) => (
              <tr key={one.date} className="h-6">
                <td>{displayDate(one.date)}</td>
                <td>{one.orders}</td>
                <td>{amountText(one.amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </figure>
  );
}

const amountText = (amount: number) => orderFields.purchaseAmount.text({ purchaseAmount: amount });
const sumOf = (days: readonly Day[], name: 'orders' | 'amount') =>
  days.reduce((sum, day) => sum + day[name], 0);

function wordsFor(day: Day | undefined): string | undefined {
  return (
    day &&
    laterTexts.ofDay(displayDate(day.date), laterTexts.paid(day.orders), amountText(day.amount))
  );
}

/** The index of the day under the pointer. */
function dayAt({ currentTarget, clientX }: PointerEvent<HTMLElement>): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  const index = Math.floor(((clientX - left) / width) * DAYS);
  return Math.min(Math.max(index, 0), DAYS - 1);
}

/** Sums up the orders that are found, while the page is idle: there may be a hundred thousand. Undefined until then. */
function useDays(page: TablePage<Row> | undefined): readonly Day[] | undefined {
  const [days, setDays] = useState<readonly Day[]>();
  useEffect(() => {
    if (!page?.isComplete) return;
    const { work, days } = sumUp(page.all());
    return whenIdle(work, () => setDays(days()));
  }, [page]);
  return days;
}

/** The paid orders of each of the last days, and their amounts. */
export function sumUp(orders: readonly Row[]) {
  const today = todayInShop();
  const dates = Array.from({ length: DAYS }, (_, index) => dayAfter(today, index - DAYS + 1));
  const byDate = new Map(dates.map((date) => [date, { date, orders: 0, amount: 0 }]));
  const { work } = slicedForEach(orders, (order) => {
    const day = byDate.get(String(orderFields.purchaseDate.sortKey(order)));
    if (!day || !isPaid(order)) return;
    day.orders += 1;
    day.amount += Number(orderFields.purchaseAmount.sortKey(order)) || 0;
  });
  return { work, days: () => [...byDate.values()] };
}
