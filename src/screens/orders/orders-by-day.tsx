import { useEffect, useState } from 'react';
import { plural } from '../../common/quantities';
import type { Row } from '../../entities/row';
import { displayDate, todayInShop } from '../../field-types/date/calendar-date';
import { slicedForEach } from '../../table/sliced-work';
import { whenIdle } from '../../table/when-idle';
import { laterTexts } from './later-texts';
import { orderFields } from './order-fields';
import { texts } from './texts';

const DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Units of the drawing: a day is ten wide. */
const STEP = 10;
const HEIGHT = 60;

interface Day {
  readonly date: string;
  readonly orders: number;
  readonly amount: number;
}

/** The orders and their amounts on each of the last days, drawn and as a table. */
export function OrdersByDay({ orders }: { readonly orders: readonly Row[] }) {
  const days = useDays(orders);
  const [isOpen, setOpen] = useState(false);
  const count = days.reduce((sum, day) => sum + day.orders, 0);
  const amount = days.reduce((sum, day) => sum + day.amount, 0);
  const mostAmount = Math.max(1, ...days.map((day) => day.amount));
  const mostOrders = Math.max(1, ...days.map((day) => day.orders));
  const bars = days.map((day, index) => {
    const height = (day.amount / mostAmount) * HEIGHT;
    return height > 0 ? `M${index * STEP + 1} ${HEIGHT}v${-height}h${STEP - 2}v${height}z` : '';
  });
  const line = days.map(
    (day, index) => `${(index + 0.5) * STEP} ${HEIGHT - (day.orders / mostOrders) * (HEIGHT - 4)}`,
  );

  return (
    <figure
      aria-label={laterTexts.ordersByDay}
      className="mb-3 flex min-h-45.5 flex-col rounded-lg border border-line bg-raised px-4 py-3 text-muted text-xs sm:min-h-38"
    >
      <figcaption className="flex flex-wrap justify-between gap-x-4 tabular-nums">
        <span className="font-medium text-ink">{laterTexts.ordersByDay}</span>
        {laterTexts.lastDays(DAYS, plural(count, 'order'), amountText(amount))}
      </figcaption>
      <svg
        viewBox={`0 0 ${DAYS * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-2 h-16 w-full grow border-line border-b"
      >
        <path d={bars.join('')} className="fill-accent opacity-40" />
        <polyline
          points={line.join(' ')}
          fill="none"
          vectorEffect="non-scaling-stroke"
          className="stroke-2 stroke-accent"
        />
      </svg>
      <div className="mt-2 flex items-center justify-between gap-4">
        {laterTexts.legend}
        <button
          type="button"
          aria-expanded={isOpen}
          className="min-h-6 max-sm:min-h-11 shrink-0 text-accent underline-offset-2 hover:underline"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? laterTexts.hideTable : laterTexts.showTable}
        </button>
      </div>
      {isOpen && (
        <table aria-label={laterTexts.ordersByDay} className="mt-2 w-full text-ink tabular-nums">
          <thead>
            <tr className="text-left text-muted">
              <th scope="col">{laterTexts.day}</th>
              <th scope="col">{texts.title}</th>
              <th scope="col">{texts.amount}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.date} className="h-6">
                <td>{displayDate(day.date)}</td>
                <td>{day.orders}</td>
                <td>{amountText(day.amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </figure>
  );
}

const amountText = (amount: number) => orderFields.purchaseAmount.text({ purchaseAmount: amount });

/** Sums up the orders of the last days while the page is idle; there may be a hundred thousand. */
function useDays(orders: readonly Row[]): readonly Day[] {
  const [days, setDays] = useState(() => sumUp([]).days());
  useEffect(() => {
    const { work, days } = sumUp(orders);
    const idle = whenIdle((milliseconds) => {
      const isDone = work(performance.now() + milliseconds);
      if (isDone) setDays(days());
      return isDone;
    });
    return () => idle.cancel();
  }, [orders]);
  return days;
}

export function sumUp(orders: readonly Row[]) {
  const last = Date.parse(todayInShop());
  const dates = Array.from({ length: DAYS }, (_, index) =>
    new Date(last - (DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
  const byDate = new Map(dates.map((date) => [date, { date, orders: 0, amount: 0 }]));
  const { work } = slicedForEach(orders, (order) => {
    const day = byDate.get(String(orderFields.purchaseDate.sortKey(order)));
    if (!day) return;
    day.orders += 1;
    day.amount += Number(orderFields.purchaseAmount.sortKey(order)) || 0;
  });
  return { work, days: () => [...byDate.values()] };
}
