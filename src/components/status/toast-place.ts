/** In pixels: how far from the window's lower edge toasts usually are, how tall they may be, and their gap to a bar. */
const USUAL = 80;
const HIGHEST = 80;
const GAP = 8;

/**
 * Sets the distance of toasts from the lower edge, as a CSS length; null restores the usual one. `Toasts` reads the
 * variable.
 */
function placeToasts(distance: string | null): void {
  document.documentElement.style.setProperty('--toasts', distance);
}

/** The `ref` of the selection bar: keeps toasts, which would cover the bar, above it, wherever the table ends. */
export function keepToastsAbove(bar: HTMLElement | null) {
  if (!bar) return;
  const measure = () => {
    const { top, bottom } = bar.getBoundingClientRect();
    const isFarAbove = innerHeight - bottom > USUAL + HIGHEST;
    const distance = Math.max(USUAL, innerHeight - top + GAP);
    placeToasts(isFarAbove ? null : `${distance}px`);
  };
  const observer = new ResizeObserver(measure);
  for (const element of [bar, bar.parentElement]) if (element) observer.observe(element);
  const changes = new AbortController();
  for (const type of ['scroll', 'resize'])
    addEventListener(type, measure, { capture: true, passive: true, signal: changes.signal });
  return () => {
    observer.disconnect();
    changes.abort();
    placeToasts(null);
  };
}
