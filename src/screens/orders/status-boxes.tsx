import { orderLabels } from '../../entities/order-labels';
import { orderSteps } from '../../entities/order-steps';
import { type Row, rowId } from '../../entities/row';
import { changeOrder, orderWork } from '../../stores/orders/update';
import { may } from '../../stores/session/rights';
import { texts } from './texts';

const COMPACT =
  'w-1/4 h-9 flex-col justify-center gap-1 text-[0.6875rem] leading-none after:content-[attr(data-word)]';

interface StatusBoxesProps {
  readonly order: Row;
  /** All in one line, each with one word below it. */
  readonly compact?: boolean;
}

/** The four steps of an order; each box is saved at once. CSS draws the box and its label (cells.css). */
export function StatusBoxes({ order, compact = false }: StatusBoxesProps) {
  const work = orderWork(order);
  return orderSteps.map((box) => (
    <input
      key={box}
      type="checkbox"
      aria-label={orderLabels[box]}
      title={compact ? orderLabels[box] : undefined}
      data-word={compact ? texts.words[box] : undefined}
      className={`labelled-box disabled:opacity-60 ${compact ? COMPACT : ''}`}
      disabled={!may('order', 'steps')}
      checked={work[box]}
      onChange={({ currentTarget: { checked } }) =>
        void changeOrder(rowId(order), { [box]: checked })
      }
    />
  ));
}
