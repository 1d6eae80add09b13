/**
 * Ignores the second click of a double-click if the first one has moved another row or button under the pointer.
 * Ticking an order can remove it from a filtered list, and the second click would change the order that takes its place.
 */
export function stopSlippedClicks(): void {
  let firstRow: string | undefined;
  let firstButton: Element | null | undefined;
  addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target : undefined;
      const row = target?.closest('tr')?.dataset.row;
      const button = target?.closest('button');
      if (event.detail < 2) {
        firstRow = row;
        firstButton = button;
      } else if (row !== firstRow || button !== firstButton) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    },
    true,
  );
}
