/**
 * Stops the second click of a double-click on a row that the first one has moved under the pointer, as the tick does
 * that takes an order out of a filter: it would change a row that nobody has looked at.
 */
export function stopSlippedClicks(): void {
  let first: string | undefined;
  addEventListener(
    'click',
    (event) => {
      const row = event.target instanceof Element ? event.target.closest('tr') : undefined;
      if (event.detail < 2) first = row?.dataset.row;
      else if (row?.dataset.row !== first) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    },
    true,
  );
}
