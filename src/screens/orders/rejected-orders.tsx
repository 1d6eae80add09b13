import type { SyncOutcome } from '../../entities/order-sync';
import { texts } from './texts';

/** The shop's orders that could not be taken over, and why. */
export function RejectedOrders({ outcome }: { readonly outcome: SyncOutcome }) {
  const { notUnderstood, notUnderstoodCount } = outcome;
  const more = notUnderstoodCount - notUnderstood.length;
  return (
    <section
      aria-label={texts.faults}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className="mt-1 mb-2 max-h-48 overflow-y-auto rounded-lg border border-line bg-raised px-4 py-2 text-sm"
    >
      <ul className="flex flex-col gap-1">
        {notUnderstood.map((fault, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same order may be named twice.
          <li key={index} className="wrap-anywhere">
            {texts.fault(fault)}
          </li>
        ))}
        {more > 0 && <li className="text-muted">{texts.moreFaults(more)}</li>}
      </ul>
    </section>
  );
}
