/**
 * Ignores the second click of a double-click if the first one has moved another row under the pointer. Ticking an
 * order can remove it from a filtered list, and the second click would change the order that takes its place.
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
