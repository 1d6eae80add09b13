import { Checkbox } from '../../components/controls/checkbox';
import { type Row, rowId } from '../../entities/row';
import { changeOrder, orderWork } from '../../stores/orders/update';
import { texts } from './texts';

const BOXES = ['packed', 'shipped', 'delivered', 'installed'] as const;

interface StatusBoxesProps {
  readonly order: Row;
  readonly className: string;
}

/** The four steps of an order; each box is saved at once. */
export function StatusBoxes({ order, className }: StatusBoxesProps) {
  const work = orderWork(order);
  return (
    <span className={className}>
      {BOXES.map((box) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: it contains the Checkbox.
        <label key={box} className="flex h-6 items-center gap-1.5 whitespace-nowrap">
          <Checkbox
            checked={work[box]}
            onChange={({ currentTarget: { checked } }) =>
              void changeOrder(rowId(order), { [box]: checked })
            }
          />
          {texts[box]}
        </label>
      ))}
    </span>
  );
}
