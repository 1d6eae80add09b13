import { type Row, rowId } from '../../entities/row';
import { changeOrder, orderWork } from '../../stores/orders/update';
import { texts } from './texts';

export const BOXES = ['packed', 'shipped', 'delivered', 'installed'] as const;

/** The four steps of an order; each box is saved at once. CSS draws the box and its label (cells.css). */
export function StatusBoxes({ order }: { readonly order: Row }) {
  const work = orderWork(order);
  return BOXES.map((box) => (
    <input
      key={box}
      type="checkbox"
      aria-label={texts[box]}
      className="labelled-box"
      checked={work[box]}
      onChange={({ currentTarget: { checked } }) =>
        void changeOrder(rowId(order), { [box]: checked })
      }
    />
  ));
}
